/** A house that does not answer: one knocks until it does, and comes in anew, to whatever it has become meanwhile. */
import { house } from "./house";

const KNOCK_AGAIN = 2_000;

export function waitOutside(): () => void {
  const knock = (): void => void house.get("games").then(() => location.reload(), () => {});
  const timer = setInterval(knock, KNOCK_AGAIN);
  addEventListener("online", knock);
  return () => {
    clearInterval(timer);
    removeEventListener("online", knock);
  };
}
