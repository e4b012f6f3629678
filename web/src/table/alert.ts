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
  if (isNews && isAsked && document.hidden && settings.alerts) notify(title);
}

/** A title that is there already is not written again: browsers make much ado about it. */
export function entitle(title: string): void {
  if (document.title !== title) document.title = title;
}

export const mayAlert = (): boolean => "Notification" in window && Notification.permission !== "denied";

export async function wishAlerts(isWished: boolean): Promise<void> {
  settings.alerts = isWished && (await Notification.requestPermission()) === "granted";
}

function notify(title: string): void {
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body: say("table-your-turn"), tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
