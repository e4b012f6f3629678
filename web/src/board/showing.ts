/** How what happens is shown: for each kind of event how long it takes, what the view is meanwhile, and what flies. */
import type { AnyGame, Facts, GameTypes, Told } from "./contract";

/** A small sign before a line of the log. */
export type Sign = "build" | "card" | "coin" | "crown" | "fight" | "flag" | "gone" | "hand" | "move" | "note" | "roll" | "talk";

/** Where something flies from or to: a seat's row, the board (its bank), or a place on the board by its `data-place`. */
export type End = { seat: number } | { place: string } | "board";

export interface Flight {
  what: "coin" | "card";
  from: End;
  to: End;
  /** What is written on it. */
  amount?: number | undefined;
}

/** How one kind of event is shown. */
export interface Showing<View, Facts> {
  sign: Sign;
  /** How long it is looked at, in beats; what takes none is told and shown together with what follows. */
  beats: number;
  /** The view once it has happened and nothing that comes after it; without this, as before. */
  shown?: (before: View, facts: Facts, after: View) => View;
  flights?: (facts: Facts, before: View) => Flight[];
  /** Shown at once with others of its kind. */
  isTogether?: true;
  /** Something that happens every turn: it shares a line with what stands beside it. */
  isRoutine?: true;
  /** The turn of its seat begins here. */
  opensTurn?: true;
}

type FactsOf<G extends GameTypes, W> = Extract<G["event"], { what: W }>["facts"];

/** How every kind of event of a game is shown. */
export type Showings<G extends GameTypes> = { readonly [W in G["event"]["what"]]: Showing<G["view"], FactsOf<G, W>> };

/** The same for a game of which nothing is known. */
export type AnyShowing = Showing<unknown, Facts>;
export type AnyShowings = Showings<AnyGame>;

/** The view before with some fields as they are afterwards. */
export const taking =
  <View, Field extends keyof View>(...fields: Field[]) =>
  (before: View, _facts: unknown, after: View): View => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, after[field]])) });

/** A list with one of its values changed. */
export const withAt = <T>(list: readonly T[], at: number, change: (value: T) => T): T[] =>
  list.map((value, index) => (index === at ? change(value) : value));

/** Who else puts something on the board at this moment: it comes from their row. One's own comes from one's hand. */
export function builderIn(playing: readonly Pick<Told, "facts">[], viewer: number | null): number | null {
  const seat = playing.map(({ facts }) => facts.seat).find((each) => each !== undefined);
  return seat !== undefined && seat !== viewer ? seat : null;
}

/** What is only told. */
export const told = { sign: "note", beats: 0.5 } as const;
/** What somebody says. */
export const said = { sign: "talk", beats: 0.75 } as const;
/** Somebody leaves, or the game ends. */
export const ended = { sign: "flag", beats: 1.5 } as const;
