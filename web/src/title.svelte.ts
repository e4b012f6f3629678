/** The tab of the browser says what a page is about, until another page comes. */
import { entitle } from "./table/alert";

export function followTitle(told: () => string): void {
  $effect(() => {
    const name = told();
    if (name) entitle(`${name} — Beffroi`);
    return () => entitle("Beffroi");
  });
}
