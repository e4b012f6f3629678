/**
 * What the table and a game's drawing say to each other. A drawing shows a view and reports what was chosen; it knows no
 * rules: what may be done is in `seen.ask` and `seen.floor`, and the server decides.
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

/** What a table shows of a game at one moment. */
export interface Position<View = unknown> {
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

/** What every part of a drawing is given: the position, and what its parts share. */
export interface PartProps<View = unknown, Selection = unknown> extends Position<View> {
  /** What the viewer has in hand, has turned, points at or has chosen so far. */
  selection: Selection;
}

/** A heraldic colour: a CSS custom property of the theme, with a hatching of its own. */
export type Tincture = "argent" | "azure" | "gules" | "vert" | "purpure" | "or" | "sable";

/** All that the browser has of one game. The table says where its parts stand; each fills the room it is given. */
export interface Drawing<View = unknown, Selection = unknown> {
  /** Makes what the parts share, once for a table, as a component does when it begins. */
  select(position: () => Position<View>): Selection;
  /** The board and nothing else; it fills its rectangle, whatever is asked. */
  Board: Component<PartProps<View, Selection>>;
  /** How wide the board is for a height of one. */
  shape: number;
  /** Below the question: the button that answers it, and what one does with what is in hand. */
  Controls?: Component<PartProps<View, Selection>>;
  /** What the viewer plays with: pieces, tiles, cards. */
  Hand?: Component<PartProps<View, Selection>>;
  /** What lies before one seat, small, in its row among the players. */
  Before?: Component<PartProps<View, Selection> & { seat: number }>;
  /** What lies beside the board and belongs to nobody. */
  Supply?: Component<PartProps<View, Selection>>;
  /** A picture for the shelf, drawn by the same code. */
  Cover: Component<Record<string, never>>;
  /** The steps (`seen.asking`) whose question is answered on the board or from the hand; the others get the widget of their kind. */
  answers: readonly string[];
  /** The position in sentences, for those who do not see the board. */
  describe(seen: Seen<View>, words: Words): string[];
  /** What everybody may know of one seat, as short labelled facts, the one that decides the game first. */
  standing(seen: Seen<View>, seat: number, words: Words): { label: string; value: string }[];
  /** What players call a square, for lists of places. */
  square?(x: number, y: number): string;
  /** The colours of a seat's pieces, for its shield; without it, that of its chair. */
  tinctures?(seen: Seen<View>, seat: number): readonly Tincture[];
}
