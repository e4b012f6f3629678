/** A server that does not answer: the page asks again until it does, then loads anew, whatever has changed meanwhile. */
import { api } from "./api";
import { settings } from "./settings.svelte";

const ASK_AGAIN = 2_000;

export function waitForServer(): () => void {
  const ask = (): void => void api.text(`texts/${settings.language}`).then(() => location.reload(), () => {});
  const timer = setInterval(ask, ASK_AGAIN);
  addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    removeEventListener("online", ask);
  };
}
