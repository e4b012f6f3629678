/** Tells a guest that it is their turn: a sound, the title of the page, and, where they wished it, a notification. */
import { settings } from "../settings.svelte";
import { say } from "../text/words.svelte";
import { knock, ring, tap } from "./sound";

let last = { step: 0, isAsked: false };
let title = "Beffroi";

/** To be called whenever the question changes. */
export function alertTurn(isAsked: boolean, step: number, game: string): void {
  entitle(isAsked ? `● ${say("table-your-turn")} — ${game}` : game);
  const isNews = step !== last.step || isAsked !== last.isAsked;
  last = { step, isAsked };
  // A move is seen before it is heard: the first sound of a page takes its time.
  if (isNews && settings.sound) setTimeout(isAsked ? ring : knock);
  if (isNews && isAsked && document.hidden && settings.alerts) void notify(game, say("table-your-turn"));
}

/** A title that is there already is not written again: browsers make much ado about it. */
export function entitle(wanted: string): void {
  title = wanted;
  if (document.title !== title) document.title = title;
}

/** Something else that concerns the guest: heard, in the title while they look elsewhere, and told where they wished it. */
export function alertNews(text: string): void {
  if (settings.sound) setTimeout(tap);
  if (!document.hidden) return;
  document.title = `✦ ${text}`;
  document.addEventListener("visibilitychange", () => (document.title = title), { once: true });
  if (settings.alerts) void notify(title, text);
}

export const mayAlert = (): boolean => "Notification" in window && Notification.permission !== "denied";

export async function wishAlerts(isWished: boolean): Promise<void> {
  settings.alerts = isWished && (await Notification.requestPermission()) === "granted";
}

/** Through the worker where there is one: phones know no other way. */
async function notify(title: string, body: string): Promise<void> {
  if (Notification.permission !== "granted") return;
  const note = { body, tag: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, note);
  new Notification(title, note).onclick = () => window.focus();
}
