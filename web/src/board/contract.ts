/**
 * What the table and a board say to each other. A board draws a view and reports what was clicked; it knows no rules:
 * what may be done is in `seen.ask` and `seen.floor`, and the server decides.
 */
import type { Component } from "svelte";

/** Something a seat answers: its kind in `type`, its fields beside it. */
export interface Action {
  type: string;
  [field: string]: unknown;
}

export type Fact = boolean | number | string | Fact[];
export type Facts = Record<string, Fact>;

/** One field of a bundle or an offer, as core.ask says it. */
export interface Part {
  field: string;
  kind: "one" | "many" | "amount" | "shares";
  of: (string | number)[];
  low: number;
  high: number;
  by: number;
  most: number[];
}

/** Where the reference square of a piece may stand: a bitmap row by row from (left, top), four squares a digit. */
export interface Places {
  piece: string;
  facing: string;
  left: number;
  top: number;
  width: number;
  bits: string;
  cells: [number, number][];
}

export type Ask =
  | { type: "Pick"; actions: Action[] }
  | { type: "Amount"; action: string; field: string; low: number; high: number; by: number }
  | { type: "Place"; action: string; places: Places[] }
  | { type: "Bundle"; action: string; parts: Part[] }
  | { type: "YesNo"; yes: Action; no: Action }
  | { type: "Offer"; action: string; to: number[]; give: Part[]; take: Part[] };

export interface Result {
  ending: string;
  places: number[];
  points: number[];
}

/** A position as one viewer sees it, and what is asked of him. */
export interface Seen<View = unknown> {
  viewer: number | null;
  step: number;
  asking: string | null;
  rule: string | null;
  asked: number[];
  answered: number[];
  mine: Action | null;
  ask: Ask | null;
  floor: Ask[];
  result: Result | null;
  view: View;
}

/** Something that happened, as this viewer may know it. */
export interface Told {
  what: string;
  rule: { ref: string };
  facts: Facts;
  private: [number, Facts][];
}

export interface Refusal {
  rule: { ref: string };
  why: string;
  facts: Facts;
}

/** The words of one language for one game. */
export interface Words {
  language: "fr" | "en";
  say(key: string, facts?: Record<string, unknown>): string;
  has(key: string): boolean;
  seat(seat: number): string;
  action(action: Action): string;
}

export interface BoardProps<View = unknown> {
  seen: Seen<View>;
  words: Words;
  /** What brought about this position, for what moves and what is marked; empty when the page has just come. */
  events: Told[];
  /** Why the last try was refused: the board lights the squares or coins that the facts name. */
  refusals: Refusal[];
  /** Says an answer, to what is asked or out of turn; the table sends it. */
  answer: (action: Action) => void;
  /** False on rules pages, covers and replays: nothing can be clicked. */
  live: boolean;
}

/** All that the browser has of one game. */
export interface Drawing<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** A picture for the shelf, drawn by the same code. */
  Cover: Component<Record<string, never>>;
  /** The steps (`seen.asking`) whose question the board itself answers; the others get the widget of their kind below it. */
  answers: readonly string[];
  /** The position in sentences, for those who do not see the board. */
  describe(seen: Seen<View>, words: Words): string[];
  /** What everybody may know of one seat, as short labelled facts for the strip of players. */
  standing(seen: Seen<View>, seat: number, words: Words): { label: string; value: string }[];
}
