/** The space somebody in the city looks at, and what pressing it answers. */
import { untrack } from "svelte";

import type { Position } from "../../board/contract";
import { Spots } from "../../board/spots.svelte";
import { offered } from "./offered";
import { CITY } from "./ring";
import type { Answer, Game } from "./view.gen";

export class Selection {
  readonly spots: Spots;
  /** The answers that spaces stand for now, by their number. */
  readonly open = $derived.by((): ReadonlyMap<number, Answer> => (this.position().live ? offered(this.position().seen) : new Map()));
  /** While the board itself can answer, the keys lead only to the spaces that do; else to all, for a look. */
  private readonly names = $derived.by(() => {
    if (!this.position().live) return [];
    return (this.open.size ? [...this.open.keys()] : CITY.map((space) => space.number)).map(String);
  });

  constructor(private readonly position: () => Position<Game>) {
    this.spots = new Spots(
      () => this.names,
      (name) => this.press(name),
    );
    $effect(() => {
      void position().seen.step;
      untrack(() => (this.spots.shown = null));
    });
  }

  private press(name: string): void {
    const action = this.open.get(Number(name));
    if (action) this.position().answer(action);
  }
}
