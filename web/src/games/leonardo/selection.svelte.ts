/** The space somebody in the city looks at, and what pressing it answers. */
import { untrack } from "svelte";

import type { Holding, Position } from "../../board/contract";
import { Spots } from "../../board/spots.svelte";
import { offered } from "./offered";
import { CITY } from "./ring";
import type { Answer, Game } from "./view.gen";

export class Selection implements Holding<Answer> {
  readonly spots: Spots;
  /** The answers that spaces stand for now, by their number. */
  readonly open = $derived.by((): ReadonlyMap<number, Answer> => (this.position().live ? offered(this.position().seen) : new Map()));
  /** The palaces and bridges that can be put on the trade table while it is open. */
  readonly traded = $derived.by((): readonly number[] => {
    const { trade } = this.position();
    return trade?.isOpen ? CITY.map(({ number }) => number).filter((number) => trade.sideOf(number)) : [];
  });
  /** While the board itself can answer, the keys lead only to the spaces that do; else to all, for a look. */
  private readonly names = $derived.by(() => {
    if (!this.position().live) return [];
    if (this.traded.length) return this.traded.map(String);
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

  private considered = $state.raw<Answer | null>(null);

  get advised(): Answer | null {
    return this.considered;
  }

  set advised(action: Answer | null) {
    this.considered = action;
    this.spots.advised = action && this.spaceOf(action);
  }

  takeUp(action: Answer): void {
    const space = this.spaceOf(action);
    if (space) this.spots.hold(space);
  }

  letGo(): void {
    this.spots.shown = null;
  }

  private spaceOf(action: Answer): string | null {
    const found = [...this.open].find(([, other]) => JSON.stringify(other) === JSON.stringify(action));
    return found ? String(found[0]) : null;
  }

  private press(name: string): void {
    if (this.traded.includes(Number(name))) return this.position().trade?.toggle(Number(name));
    const action = this.open.get(Number(name));
    if (action) this.position().answer(action);
  }
}
