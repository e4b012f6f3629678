/**
 * What the table and a board say to each other. A board draws a view and reports what was clicked; it knows no rules:
 * what may be done is in `seen.ask` and `seen.floor`, and the server decides.
 */
import type { Component } from "svelte";

import type { Action, Ask as AnyAsk, Event, Refusal as AnyRefusal, Seen as AnySeen } from "../protocol.gen";

export type { Action, Fact, Facts, Part, Places, Result } from "../protocol.gen";

/** What is generated of a game (`Game` in its `view.gen.ts`): its view, its answers, its steps, what its events and refusals tell. */
export interface GameTypes {
  view: unknown;
  answer: { type: string };
  step: string;
  event: { what: string; facts: object };
  refusal: { why: string; facts: object };
}

/** A game of which nothing is known. */
export interface AnyGame extends GameTypes {
  answer: Action;
  event: Pick<Event, "what" | "facts">;
  refusal: Pick<AnyRefusal, "why" | "facts">;
}

type AskWith<A extends { type: string }, Q extends AnyAsk> = Q extends { type: "Pick" }
  ? { type: "Pick"; actions: A[] }
  : Q extends { type: "YesNo" }
    ? { type: "YesNo"; yes: A; no: A }
    : Q extends { action: string }
      ? Omit<Q, "action"> & { action: A["type"] }
      : never;

/** A question whose answers are those of a game. */
export type Ask<G extends GameTypes = AnyGame> = AskWith<G["answer"], AnyAsk>;

/** A position as one viewer sees it, and what is asked of them. */
export type Seen<G extends GameTypes = AnyGame> = Omit<AnySeen, "view" | "asking" | "mine" | "ask" | "instead" | "floor"> & {
  view: G["view"];
  asking: G["step"] | null;
  mine: G["answer"] | null;
  ask: Ask<G> | null;
  instead: Ask<G> | null;
  floor: Ask<G>[];
};

/** Something that happened, as this viewer may know it. */
export type Told<G extends GameTypes = AnyGame> = Omit<Event, "what" | "facts"> & G["event"];

/** One reason why an answer was refused. */
export type Refusal<G extends GameTypes = AnyGame> = Omit<AnyRefusal, "why" | "facts"> & G["refusal"];

/** The words of one language for one game. */
export interface Words {
  language: "fr" | "en";
  say(key: string, facts?: Record<string, unknown>): string;
  has(key: string): boolean;
  seat(seat: number): string;
  action(action: { type: string }): string;
  /** An action as it stands on a button. */
  label(action: { type: string }): string;
}

export interface BoardProps<G extends GameTypes = AnyGame> {
  seen: Seen<G>;
  words: Words;
  /** What brought about this position, for what moves and what is marked; empty when the page has just come. */
  events: Told<G>[];
  /** Why the last try was refused: the board lights the squares or coins that the facts name. */
  refusals: Refusal<G>[];
  /** Says an answer, to what is asked or out of turn; the table sends it. */
  answer: (action: G["answer"]) => void;
  /** False on rules pages, covers and replays: nothing can be clicked. */
  live: boolean;
}

/** A heraldic colour: a CSS custom property of the theme, with a hatching of its own. */
export type Tincture = "argent" | "azure" | "gules" | "vert" | "purpure" | "or" | "sable";

/** All that the browser has of one game. */
export interface Drawing<G extends GameTypes = AnyGame> {
  Board: Component<BoardProps<G>>;
  /** A picture for the shelf, drawn by the same code. */
  Cover: Component<Record<string, never>>;
  /** The steps (`seen.asking`) whose question the board itself answers; the others get the widget of their kind below it. */
  answers: readonly G["step"][];
  /** The position in sentences, for those who do not see the board. */
  describe(seen: Seen<G>, words: Words): string[];
  /** What everybody may know of one seat, as short labelled facts for the strip of players. */
  standing(seen: Seen<G>, seat: number, words: Words): { label: string; value: string }[];
  /** What players call a square, for lists of places. */
  square?(x: number, y: number): string;
  /** The colours of a seat's pieces, for its shield; without it, that of its chair. */
  tinctures?(seen: Seen<G>, seat: number): readonly Tincture[];
}
