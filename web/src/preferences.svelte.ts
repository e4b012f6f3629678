/** What guests have chosen follows them to their other devices; this one remembers it while the server cannot be asked. */
import { untrack } from "svelte";

import { api } from "./api";
import { me } from "./me.svelte";
import type { Preferences } from "./protocol.gen";
import { adopt, chosenSettings, type Settings } from "./settings.svelte";

const PAUSE = 300;

export function followPreferences(): void {
  /** Whose choices the server has been asked for, and what it has. */
  let guest = "";
  let known = "";
  let timer = 0;

  async function read(asked: string): Promise<void> {
    const kept = await api.get<Preferences | null>("me/preferences");
    if (asked !== me.guest?.id) return;
    guest = asked;
    known = JSON.stringify(kept ?? {});
    if (kept) adopt(kept as Partial<Settings>);
    else keep();
  }

  function keep(): void {
    const told = JSON.stringify(chosenSettings());
    if (!guest || guest !== me.guest?.id || told === known) return;
    clearTimeout(timer);
    // A slider is moved through many values.
    timer = window.setTimeout(() => void api.put<Preferences>("me/preferences", JSON.parse(told) as Preferences).then(() => (known = told), () => {}), PAUSE);
  }

  $effect(() => {
    const asked = me.guest?.id;
    if (asked) untrack(() => read(asked).catch(() => {}));
  });
  $effect(() => {
    void JSON.stringify(chosenSettings());
    untrack(keep);
  });
}
