/** What somebody at the cities points at or has chosen so far, which city is looked at closely, and the answers it makes. */
import { untrack } from "svelte";

import type { Holding, Position } from "../../board/contract";
import { Spots } from "../../board/spots.svelte";
import { answersBySpot, choosingOf, cityOfLot, spotOf } from "./choices";
import type { Answer, Choose, Game } from "./view.gen";

export class Selection implements Holding<Answer> {
  /** The lot whose quarters are offered. */
  picked = $state<string | null>(null);
  private card = $state<string | null>(null);
  private influence = $state(0);
  /** The city of the last answer, for what a refusal says of it. */
  tried = $state("");
  /** Whether the six cities are drawn so small that one looks at them one by one. */
  isFar = $state(false);
  /** The city that is looked at closely. */
  near = $state<string | null>(null);
  /** Brings the focus to the buttons of the picked lot, and back to it. */
  focusAnswers: () => void = () => {};
  goToSpot: (name: string) => void = () => {};

  readonly spots: Spots;
  private readonly ask = $derived.by(() => (this.position().live ? this.position().seen.ask : null));
  readonly answers = $derived.by(() => answersBySpot(this.ask));
  readonly choosing = $derived.by(() => choosingOf(this.ask));
  /** The cities in which something may be done on a lot. */
  readonly cities = $derived.by(() => new Set([...this.answers.keys()].flatMap((name) => cityOfLot(name) ?? [])));
  /** The spots that can be pressed now; lots only where they are large enough. */
  readonly names = $derived.by(() => {
    if (this.choosing) {
      const { cards, influence } = this.choosing;
      return [...cards.map((each) => `card:${each}`), ...upTo(influence).map((each) => `influence:${each}`)];
    }
    return [...this.answers.keys()].filter((name) => !this.isFar || [undefined, this.near].includes(cityOfLot(name)));
  });
  /** The card and the influence cards chosen so far, or sealed already. */
  readonly chosen = $derived.by(() => {
    const { mine } = this.position().seen;
    return mine?.type === "Choose" ? mine : { card: this.card, influence: this.influence };
  });
  readonly isOpen = $derived.by(() => this.picked !== null || this.card !== null);
  /** What the buttons do; what is only pointed at shows no list: nothing may move under the pointer. */
  readonly ready = $derived.by((): readonly Answer[] => {
    if (this.choosing) return this.choice();
    const pointed = this.answers.get(this.spots.shown ?? "") ?? [];
    return this.answers.get(this.picked ?? "") ?? (pointed.length === 1 ? pointed : []);
  });
  /** What pressing what is pointed at would choose or answer, or else what is chosen so far. */
  readonly looked = $derived.by((): Answer | null => {
    const [kind, thing = ""] = (this.spots.shown ?? "").split(":");
    if (this.choosing && kind === "card") return { type: "Choose", card: thing, influence: this.influence };
    if (this.choosing && kind === "influence" && this.card !== null) return { type: "Choose", card: this.card, influence: this.influenceAfter(Number(thing)) };
    return this.ready.length === 1 ? (this.ready[0] ?? null) : null;
  });
  /** The shape of the lot they are about. */
  readonly shape = $derived.by(() => {
    const [city, lot] = (this.picked ?? this.spots.shown ?? "").replace("lot:", "").split(".");
    const free = this.position().seen.view.cities.find(({ name }) => name === city)?.free ?? [];
    return free.find(([name]) => name === lot)?.[1] ?? "";
  });

  constructor(private readonly position: () => Position<Game>) {
    this.spots = new Spots(
      () => this.names,
      (name) => this.press(name),
    );
    $effect(() => {
      void [position().seen.step, this.isFar];
      untrack(() => this.begin());
    });
  }

  private considered = $state.raw<Answer | null>(null);

  get advised(): Answer | null {
    return this.considered;
  }

  set advised(action: Answer | null) {
    this.considered = action;
    this.spots.advised = action && this.placeOf(action);
    if (action && this.isFar) this.near = cityOfLot(spotOf(action)) ?? this.near;
  }

  takeUp(action: Answer): void {
    if (action.type === "Choose") [this.card, this.influence] = [action.card, action.influence];
    const name = this.placeOf(action);
    if ((this.answers.get(name) ?? []).length > 1) this.picked = name;
    this.spots.hold(name);
  }

  letGo(): void {
    if (this.picked) this.leave();
    else this.begin();
  }

  private placeOf(action: Answer): string {
    return action.type === "Choose" ? `card:${action.card}` : spotOf(action);
  }

  say(action: Answer): void {
    this.tried = "city" in action ? action.city : "";
    this.position().answer(action);
  }

  /** Leads the keyboard back from the buttons to their lot. */
  private leave(): void {
    const spot = this.picked;
    this.picked = null;
    if (spot) this.goToSpot(spot);
  }

  /** A new question; where only one city is concerned, one looks at it. */
  private begin(): void {
    this.picked = this.card = this.spots.shown = null;
    this.influence = 0;
    const [only] = this.cities;
    this.near = this.isFar && only && this.cities.size === 1 ? only : null;
  }

  private press(name: string): void {
    const [kind = "", thing = ""] = name.split(":");
    if (this.choosing && kind === "card") this.pickCard(thing);
    else if (this.choosing && kind === "influence") this.pickInfluence(Number(thing));
    else this.pickSpot(name, this.answers.get(name) ?? []);
  }

  /** Pressed a second time, a card is laid face down. */
  private pickCard(thing: string): void {
    const [ready] = this.choice();
    if (this.card === thing && ready) this.say(ready);
    else this.card = thing;
  }

  private pickInfluence(count: number): void {
    this.influence = this.influenceAfter(count);
  }

  /** Pressed again, the last of the influence cards is put back. */
  private influenceAfter(pressed: number): number {
    return this.influence === pressed ? pressed - 1 : pressed;
  }

  /** A spot with one answer gives it; one with several shows them and leads the keyboard there. */
  private pickSpot(name: string, actions: readonly Answer[]): void {
    const [only] = actions;
    if (actions.length === 1 && only) return this.say(only);
    this.picked = name;
    this.focusAnswers();
  }

  /** The secret choice as far as it is made: without a card it is none. */
  private choice(): Choose[] {
    return this.card === null ? [] : [{ type: "Choose", card: this.card, influence: this.influence }];
  }
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, number) => number + 1);
