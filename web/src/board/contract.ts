/**
 * What the table and a board say to each other. A board draws a view and reports what was clicked; it knows no rules:
 * what may be done is in `seen.ask` and `seen.floor`, and the server decides.
 */
import type { Component } from "svelte";

import type { Action, Event, Refusal, Seen as SeenOfAnything } from "../protocol.gen";

export type { Action, Ask, Fact, Facts, Part, Places, Refusal, Result } from "../protocol.gen";

/** A position as one viewer sees it, and what is asked of them. */
export type Seen<View = unknown> = Omit<SeenOfAnything, "view"> & { view: View };

/** Something that happened, as this viewer may know it. */
export type Told = Event;

/** The words of one language for one game. */
export interface Words {
  language: "fr" | "en";
  say(key: string, facts?: Record<string, unknown>): string;
  has(key: string): boolean;
  seat(seat: number): string;
  action(action: Action): string;
  /** An action as it stands on a button. */
  label(action: Action): string;
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

/** A heraldic colour: a CSS custom property of the theme, with a hatching of its own. */
export type Tincture = "argent" | "azure" | "gules" | "vert" | "purpure" | "or" | "sable";

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
  /** What players call a square, for lists of places. */
  square?(x: number, y: number): string;
  /** The colours of a seat's pieces, for its shield; without it, that of its chair. */
  tinctures?(seen: Seen<View>, seat: number): readonly Tincture[];
}
