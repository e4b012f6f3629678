/** A house that does not answer: one knocks until it does, and comes in anew, to whatever it has become meanwhile. */
import { house } from "./house";
import { settings } from "./settings.svelte";

const KNOCK_AGAIN = 2_000;

export function waitOutside(): () => void {
  const knock = (): void => void house.text(`texts/${settings.language}`).then(() => location.reload(), () => {});
  const timer = setInterval(knock, KNOCK_AGAIN);
  addEventListener("online", knock);
  return () => {
    clearInterval(timer);
    removeEventListener("online", knock);
  };
}
