/** What somebody at the town points at or has chosen so far, and the answer it makes. */
import { untrack } from "svelte";

import type { Holding, Position } from "../../board/contract";
import { Spots } from "../../board/spots.svelte";
import { answersBySpot, spotOf, strikeAnswer, strikeOf, targetsOf, toggled } from "./choices";
import type { Answer, Build, Game } from "./view.gen";

export class Selection implements Holding<Answer> {
  /** How new strips run, where they can still run either way. */
  facing = $state("ew");
  /** What is to be destroyed, as far as it is chosen. */
  chosen = $state<string[]>([]);
  readonly spots: Spots;
  private readonly ask = $derived.by(() => (this.position().live ? this.position().seen.ask : null));
  readonly strike = $derived.by(() => strikeOf(this.ask));
  private readonly all = $derived.by(() => answersBySpot(this.ask));
  readonly canTurn = $derived.by(() => [...this.all.values()].some((action) => action.type === "Build" && this.isOpen(action)));
  /** The answers of every spot; of two ways in which strips can run, only the one that is turned to. */
  readonly answers = $derived.by(
    () => new Map([...this.all].filter(([, action]) => action.type !== "Build" || !this.isOpen(action) || action.facing === this.facing)),
  );
  readonly names = $derived.by(() => (this.strike ? this.strike.of.map((target) => `target:${target}`) : [...this.answers.keys()]));
  /** What would be answered by the button: what is pointed at, or chosen, or else to pass. */
  readonly ready = $derived.by((): Answer | null =>
    this.strike
      ? strikeAnswer(this.strike, this.chosen)
      : (this.answers.get(this.spots.shown ?? "") ?? this.answers.get("pass") ?? null),
  );

  constructor(private readonly position: () => Position<Game>) {
    this.spots = new Spots(
      () => this.names,
      (name) => this.press(name),
    );
    $effect(() => {
      void position().seen.step;
      untrack(() => this.begin());
    });
  }

  private considered = $state.raw<Answer | null>(null);

  get advised(): Answer | null {
    return this.considered;
  }

  set advised(action: Answer | null) {
    this.considered = action;
    if (action?.type === "Build") this.facing = action.facing;
    const targets = action ? targetsOf(action) : [];
    if (targets.length) this.chosen = targets;
    this.spots.advised = action && (targets[0] ? `target:${targets[0]}` : spotOf(action));
  }

  takeUp(action: Answer): void {
    if (action.type === "Build") this.facing = action.facing;
    const targets = targetsOf(action);
    if (targets.length) this.chosen = targets;
    else this.spots.hold(spotOf(action));
  }

  letGo(): void {
    this.begin();
  }

  turn(): void {
    if (this.canTurn) this.facing = this.facing === "ew" ? "ns" : "ew";
  }

  private begin(): void {
    this.chosen = [];
    this.spots.shown = null;
  }

  private isOpen(action: Build): boolean {
    return !this.position().seen.view.town.find(({ block }) => block === action.block)?.facing;
  }

  private press(name: string): void {
    const action = this.answers.get(name);
    if (action) this.position().answer(action);
    else if (this.strike) this.aim(name.slice("target:".length));
  }

  /** One target more or less; when nothing else could be chosen, that is the answer. */
  private aim(target: string): void {
    if (!this.strike) return;
    const only = this.strike.high === 1 && strikeAnswer(this.strike, [target]);
    if (only) this.position().answer(only);
    else this.chosen = toggled(this.strike, this.chosen, target);
  }
}
