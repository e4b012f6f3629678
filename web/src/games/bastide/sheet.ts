/** The score sheet of the town: who leads each majority, and what the siege depends on. */
import type { ScoreSheet } from "../../board/contract";
import { told, toldOnce, totalOf } from "../../board/sheet";
import type { Game } from "./view.gen";

/** The card of each majority, and what is counted for it. */
const CARDS = { prince: "walls", pope: "religious", people: "roads" } as const;

export interface Majority {
  card: string;
  /** The influences of every seat that count for it. */
  counts: number[];
  holder: number | null;
}

export function majorities({ seats, notes }: ScoreSheet<Game>): Majority[] {
  const holders = new Map(told(notes, "card-held").map(({ card, seat }) => [card, seat]));
  return Object.entries(CARDS).map(([card, counted]) => ({
    card,
    counts: seats.map((seat) => toldOnce(seat.notes, "majorities")?.[counted] ?? 0),
    holder: holders.get(card) ?? null,
  }));
}

export interface TownSheet {
  walls: number;
  english: number;
  begun: number;
  equipments: number;
  camp: number;
  most: number;
}

export function townOf({ notes }: ScoreSheet<Game>): TownSheet | null {
  const [defence, begun, camp] = [toldOnce(notes, "defence"), toldOnce(notes, "begun"), toldOnce(notes, "camp")];
  if (!defence || !begun || !camp) return null;
  return {
    walls: defence.count,
    english: defence.points,
    begun: begun.count,
    equipments: begun.most,
    camp: camp.count,
    most: camp.most,
  };
}

/** What a seat has at every ending that is still possible. */
export const pointsOf = (score: ScoreSheet<Game>, seat: number): number[] => score.endings.map((_, ending) => totalOf(score, seat, ending));
