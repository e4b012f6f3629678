/** The score sheet of a city: its value, and who is where in it. */
import type { ScoreSheet, Told } from "../../board/contract";
import { told } from "../../board/sheet";
import type { Game } from "./view.gen";

export interface Rank {
  guilds: string[];
  place: number;
  quarters: number;
  masters: number;
  points: number;
}

export interface CitySheet {
  city: string;
  value: number;
  /** How many lots are free; none once it has been scored. */
  lots: number;
  sites: number;
  ranks: Rank[];
}

type CityNote = Extract<Game["note"], { what: "city" }>["facts"];

const rankOf = ({ guilds, place, quarters, masters, points }: Rank): Rank => ({ guilds, place, quarters, masters, points });

/** The cities that are not full yet, as they would be scored now. */
export function openCities({ notes }: ScoreSheet<Game>): CitySheet[] {
  const ranksOf = (city: string): Rank[] => told(notes, "rank").filter((rank) => rank.city === city).map(rankOf);
  const sheetOf = ({ city, value, lots, sites }: CityNote): CitySheet => ({ city, value, lots: Number(lots), sites: Number(sites), ranks: ranksOf(city) });
  return told(notes, "city").map(sheetOf);
}

/** How wide a shield is, and how much of it each further one of a tie shows. */
export const SHIELD = 0.62;
export const TIED = 0.25;
const GAP = 0.1;

/** Where each rank stands in a row, and where the row ends: its shields, each a little beside the last, then its points. */
export function inRow(ranks: readonly Rank[], digit: number): { at: number[]; end: number } {
  let end = 0;
  const at = ranks.map(({ guilds, points }) => {
    const start = end;
    end += SHIELD + TIED * (guilds.length - 1) + digit * String(points).length + GAP;
    return start;
  });
  return { at, end };
}

/** The cities that have just been scored, as far as that has been told. */
export function scoredCities(events: readonly Told<Game>[]): CitySheet[] {
  const sheets: CitySheet[] = [];
  const rank = (city: string, ranked: Rank): void => void sheets.find((sheet) => sheet.city === city)?.ranks.push(rankOf(ranked));
  for (const { what, facts } of events) {
    if (what === "city-valued") sheets.push({ city: facts.city, value: facts.value, lots: 0, sites: 0, ranks: [] });
    if (what === "ranked") rank(facts.city, { ...facts, guilds: [facts.guild] });
    if (what === "tied") rank(facts.city, facts);
  }
  return sheets;
}
