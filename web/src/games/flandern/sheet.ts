/** The score sheet of a city: its value, and who is where in it. */
import type { Told } from "../../board/contract";
import type { ScoreSheet } from "../../protocol.gen";
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

type Fields = Readonly<Record<string, unknown>>;

function rankOf(facts: Fields): Rank {
  const [place, quarters, masters, points] = ["place", "quarters", "masters", "points"].map((name) => Number(facts[name]));
  return { guilds: [facts["guilds"] ?? facts["guild"]].flat().map(String), place: place ?? 0, quarters: quarters ?? 0, masters: masters ?? 0, points: points ?? 0 };
}

/** The cities that are not full yet, as they would be scored now. */
export function openCities({ notes }: ScoreSheet): CitySheet[] {
  const ranksOf = (city: unknown): Rank[] => notes.filter(({ what, facts }) => what === "rank" && facts["city"] === city).map(({ facts }) => rankOf(facts));
  return notes
    .filter(({ what }) => what === "city")
    .map(({ facts }) => ({ city: String(facts["city"]), value: Number(facts["value"]), lots: Number(facts["lots"]), sites: Number(facts["sites"]), ranks: ranksOf(facts["city"]) }));
}

/** The cities that have just been scored, as far as that has been told. */
export function scoredCities(events: readonly Told<Game>[]): CitySheet[] {
  const sheets: CitySheet[] = [];
  for (const { what, facts } of events) {
    if (what === "city-valued") sheets.push({ city: String(facts.city), value: Number(facts.value), lots: 0, sites: 0, ranks: [] });
    if (what === "ranked" || what === "tied") sheets.find(({ city }) => city === facts.city)?.ranks.push(rankOf(facts));
  }
  return sheets;
}
