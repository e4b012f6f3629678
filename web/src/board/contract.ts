/**
 * What the table and a game's drawing say to each other. A drawing shows a view and reports what was chosen; it knows no
 * rules: what may be done is in `seen.ask` and `seen.floor`, and the server decides.
 */
import type { Component } from "svelte";

import type { Trade } from "../ask/trade.svelte";
import type { Action, Ask as AnyAsk, Event, Refusal as AnyRefusal, ScoreLine, ScoreNote, ScoreSheet as AnySheet, SeatScore, Seen as AnySeen } from "../protocol.gen";
import type { Showings, Sign } from "./showing";
import type { Box } from "./squares";

export type { Action, Fact, Facts, Part, Places, Result } from "../protocol.gen";

/** What is generated of a game (`Game` in its `view.gen.ts`): its view, its answers, its steps, what its events and refusals tell. */
export interface GameTypes {
  view: unknown;
  answer: { type: string };
  step: string;
  event: { what: string; facts: object };
  line: { what: string; facts: object };
  note: { what: string; facts: object };
  refusal: { why: string; facts: object };
}

/** A game of which nothing is known. */
export interface AnyGame extends GameTypes {
  answer: Action;
  event: Pick<Event, "what" | "facts">;
  refusal: Pick<AnyRefusal, "why" | "facts">;
  line: Pick<ScoreLine, "what" | "facts">;
  note: Pick<ScoreNote, "what" | "facts">;
}

type AskWith<A extends { type: string }, Q extends AnyAsk> = Q extends { type: "Pick" }
  ? { type: "Pick"; actions: A[] }
  : Q extends { type: "YesNo" }
    ? { type: "YesNo"; yes: A; no: A; then?: Q["then"]; times?: number }
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

/** The score sheet of a game: what each of its lines and notes tells. */
export type ScoreSheet<G extends GameTypes = AnyGame> = Omit<AnySheet, "seats" | "notes"> & {
  seats: (Omit<SeatScore, "lines" | "notes"> & { lines: (Omit<ScoreLine, "what" | "facts"> & G["line"])[]; notes: Note<G>[] })[];
  notes: Note<G>[];
};
type Note<G extends GameTypes> = Omit<ScoreNote, "what" | "facts"> & G["note"];

/** The words of one language for one game. */
export interface Words {
  language: "fr" | "en";
  say(key: string, facts?: Record<string, unknown>): string;
  number(value: number): string;
  has(key: string): boolean;
  seat(seat: number): string;
  action(action: { type: string }): string;
  /** What a thing is called that may stand in this field of an answer. */
  thing(answer: string, field: string, value: string | number): string;
  /** An action as it stands on a button. */
  label(action: { type: string }): string;
}

/** What a table shows of a game at one moment. */
export interface Position<G extends GameTypes = AnyGame> {
  seen: Seen<G>;
  words: Words;
  /** What is marked: what brought about this position, or the last turns of the others. */
  events: Told<G>[];
  /** What is being played at this moment, for what moves; empty once it has happened. */
  playing?: readonly Told<G>[];
  /** Why the last try was refused: the board lights the squares or coins that the facts name. */
  refusals: Refusal<G>[];
  /** Where everybody's points come from in this position. */
  score?: ScoreSheet<G> | null;
  /** Says an answer, to what is asked or out of turn; the table sends it. */
  answer: (action: G["answer"]) => void;
  /** False on rules pages, covers and replays: nothing can be clicked. */
  live: boolean;
  /** The trade table, where offers can be made: a board may let things be put on it by pressing them. */
  trade?: Trade | undefined;
}

/** What every part of a drawing is given: the position, and what its parts share. */
export interface PartProps<G extends GameTypes = AnyGame, Selection = unknown> extends Position<G> {
  /** What the viewer has in hand, has turned, points at or has chosen so far. */
  selection: Selection;
}

/** What somebody holds over a board, as the table itself handles it: with keys that work everywhere, and for advice. */
export interface Holding<A = Action> {
  /** An answer somebody considers on advice: the board shows it where it would be. */
  advised: A | null;
  /** Takes an answer in hand, so that one more press gives it. */
  takeUp(action: A): void;
  /** Turns what is in hand, where something can be turned. */
  turn?(by: 1 | -1): void;
  /** Puts back what is in hand. */
  letGo(): void;
}

/** Something that changes hands in a trade. */
export interface ThingProps<V = unknown> {
  thing: string | number;
  view: V;
}

/** Something everybody may know of a seat. */
export interface SeatFact {
  label: string;
  /** Without one it is said beside the name. */
  value: string;
  /** What stands for its label where there is room for little. */
  sign?: Sign;
  /** It is shown even where there is room for little, as the first always is. */
  isMain?: boolean;
}

/** A heraldic colour: a CSS custom property of the theme, with a hatching of its own. */
export type Tincture = "argent" | "azure" | "gules" | "vert" | "purpure" | "or" | "sable";

/** All that the browser has of one game. The table says where its parts stand; each fills the room it is given. */
export interface Drawing<G extends GameTypes = AnyGame, Selection = unknown> {
  /** Makes what the parts share, once for a table, as a component does when it begins. */
  select(position: () => Position<G>): Selection;
  /** The board and nothing else; it fills its rectangle, whatever is asked. */
  Board: Component<PartProps<G, Selection>>;
  /** How wide the board is for a height of one. */
  shape: number;
  /** Below the question: the button that answers it, and what one does with what is in hand. */
  Controls?: Component<PartProps<G, Selection>>;
  /** What the viewer plays with: pieces, tiles, cards. */
  Hand?: Component<PartProps<G, Selection>>;
  /** What lies before one seat, small, in its row among the players. */
  Before?: Component<PartProps<G, Selection> & { seat: number }>;
  /** What decides about everybody's points, drawn: it stands below the question. */
  Stakes?: Component<PartProps<G, Selection>>;
  /** What lies beside the board and belongs to nobody. */
  Supply?: Component<PartProps<G, Selection>>;
  /** The small picture of something that is traded. */
  Thing?: Component<ThingProps<G["view"]>>;
  /** What was proposed besides offers and lies open, with what may be said to it. */
  Proposals?: Component<PartProps<G, Selection> & { isLive: boolean; addressed?: boolean | undefined }>;
  /** Whether one of these waits for the viewer. */
  awaits?(seen: Seen<G>): boolean;
  /** What is said out of turn besides offers, and the answers it stands for; without it, the widget of their kind. */
  Talk?: Component<PartProps<G, Selection> & { isLive: boolean; compose: (isOn: boolean) => void }>;
  talks?: readonly G["answer"]["type"][];
  /** What the score sheet says of the whole table; without it, its notes are told in words. */
  Score?: Component<PartProps<G, Selection> & { score: ScoreSheet<G> }>;
  /** A picture for the list of games, drawn by the same code. */
  Cover: Component<Record<string, never>>;
  /** How what happens is shown, one event after the other; without it everything is there at once. */
  showings?: Showings<G>;
  /** The steps (`seen.asking`) whose question is answered on the board or from the hand; the others get the widget of their kind. */
  answers: readonly G["step"][];
  /** The position in sentences, for those who do not see the board. */
  describe(seen: Seen<G>, words: Words): string[];
  /** What everybody may know of one seat, as short labelled facts, what decides the game first. */
  standing(seen: Seen<G>, seat: number, words: Words, score: ScoreSheet<G> | null): SeatFact[];
  /** The answer that is pointed at, in hand or chosen so far on the board, before it is given. */
  weighs?(selection: Selection): G["answer"] | null;
  /** What is in hand; without it nothing can be held over the board. */
  holding?(selection: Selection): Holding<G["answer"]>;
  /** What players call a square, for lists of places. */
  square?(x: number, y: number): string;
  /** The colours of a seat before the game begins, where they are settled by then. */
  arms?(seat: number): readonly Tincture[];
  /** The colours of a seat's pieces, for its shield; without it, that of its seat. */
  tinctures?(seen: Seen<G>, seat: number): readonly Tincture[];
}

export interface StillProps<G extends GameTypes = AnyGame> {
  seen: Seen<G>;
  words: Words;
  /** What has just happened, to be marked. */
  events: Told<G>[];
  /** The part of the board that is shown, in the units of the drawing; without one, what lies around the board. */
  box: Box | null;
  /** What it is a picture of, read aloud. */
  label: string;
}

export interface FigureProps<G extends GameTypes = AnyGame> {
  words: Words;
  /** The positions in which the lessons start, for what only a position tells. */
  starts: readonly Seen<G>[];
}

/** What the page of rules draws of one game. */
export interface Pictures<G extends GameTypes = AnyGame> {
  /** A position without anything around it. */
  Still: Component<StillProps<G>>;
  /** As much of the board as shows what these events changed; nothing where they changed only what lies around it. */
  frame(before: Seen<G>, after: Seen<G>, events: Told<G>[]): Box | null;
  /** Events that belong to what comes next, not to what the picture shows. */
  untold?: readonly G["event"]["what"][];
  /** The drawings that a fence of the rules names. */
  figures: Readonly<Record<string, Component<FigureProps<G>>>>;
}
