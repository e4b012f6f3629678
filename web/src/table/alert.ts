/** Tells a guest that it is their turn: a sound, the title of the page, and, where they wished it, a notification. */
import { settings } from "../settings.svelte";
import { say } from "../text/words.svelte";
import { knock, ring } from "./sound";

let last = { step: 0, isAsked: false };

/** To be called whenever the question changes. */
export function alertTurn(isAsked: boolean, step: number, title: string): void {
  entitle(isAsked ? `● ${say("table-your-turn")} — ${title}` : title);
  const isNews = step !== last.step || isAsked !== last.isAsked;
  last = { step, isAsked };
  // A move is seen before it is heard: the first sound of a page takes its time.
  if (isNews && settings.sound) setTimeout(isAsked ? ring : knock);
  if (isNews && isAsked && document.hidden && settings.alerts) void notify(title);
}

/** A title that is there already is not written again: browsers make much ado about it. */
export function entitle(title: string): void {
  if (document.title !== title) document.title = title;
}

export const mayAlert = (): boolean => "Notification" in window && Notification.permission !== "denied";

export async function wishAlerts(isWished: boolean): Promise<void> {
  settings.alerts = isWished && (await Notification.requestPermission()) === "granted";
}

/** Through the worker where there is one: phones know no other way. */
async function notify(title: string): Promise<void> {
  if (Notification.permission !== "granted") return;
  const note = { body: say("table-your-turn"), tag: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, note);
  new Notification(title, note).onclick = () => window.focus();
}
