/** The position of Flandern 1302 in sentences, and what everybody may know of a seat. */
import type { ScoreSheet, SeatFact, Seen, Words } from "../../board/contract";
import { totalOf } from "../../board/sheet";
import { guildsOf, isForTwo, isInGame } from "./guilds";
import type { CityView, Game } from "./view.gen";

export function describe(seen: Seen<Game>, words: Words): string[] {
  const { view } = seen;
  const placed = view.cities.filter(({ site }) => site !== null);
  return [
    ...(view.empty.length ? [words.say("board-empty-sites", { sites: view.empty.map(({ name }) => name) })] : []),
    ...placed.map((city) => cityInWords(city, words)),
    words.say("board-supply", { lots: view.free_lots, pawns: view.site_pawns }),
    ...view.points.filter(([guild]) => isInGame(view, guild)).map(([guild, points]) => words.say("board-points", { guild, points })),
  ];
}

function cityInWords(city: CityView, words: Words): string {
  if (city.is_scored) return words.say("board-city-scored", { city: city.name });
  const quarters = city.quarters.map(({ lot, arms, is_site }) => {
    const facts = { lot, arms };
    return is_site ? words.say("board-site-on", facts) : words.say("board-quarter-on", facts);
  });
  const built = words.say("board-city", { city: city.name, quarters });
  return city.free.length ? `${built} ${words.say("board-city-lots", { lots: city.free.map(([lot]) => lot) })}` : built;
}

/** What has been scored, and in brackets what there would be with the open cities; the score sheet counts both. */
export function standing(seen: Seen<Game>, seat: number, words: Words, score: ScoreSheet<Game> | null): SeatFact[] {
  const { view } = seen;
  const scored = guildsOf(view, seat).reduce((sum, guild) => sum + (new Map(view.points).get(guild) ?? 0), 0);
  const facts: [string, number | string][] = [
    score && !seen.result ? ["board-expected", `${scored} (${totalOf(score, seat)})`] : ["board-score", scored],
    ["board-cards", view.hands[seat]?.length ?? 0],
    ...(isForTwo(view) ? [] : [["board-influence", view.influence[seat] ?? 0] as [string, number]]),
  ];
  return facts.map(([label, value]) => ({ label: words.say(label), value: `${value}` }));
}
