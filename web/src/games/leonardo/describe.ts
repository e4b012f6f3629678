/** The position in sentences, and what everybody may know of one family. */
import type { ScoreSheet, SeatFact, Seen, Words } from "../../board/contract";
import { goingOn, talkedAbout } from "./caption";
import { campOf } from "./families";
import type { Camp, Game, View } from "./view.gen";

export function describe(seen: Seen<Game>, words: Words): string[] {
  const { view } = seen;
  const round = words.say(view.is_last_round ? "board-last-round" : "board-round", { round: view.round });
  const turn = view.mover === null ? [] : [words.say("board-turn", { seat: view.mover })];
  const out = view.left.flat();
  const gone = out.length ? [words.say("board-out", { seats: out })] : [];
  return [round, ...turn, ...view.camps.flatMap((camp) => aboutCamp(view, camp, words)), ...gone, ...goingOn(seen, words), ...talkedAbout(seen, words)];
}

function aboutCamp(view: View, camp: Camp, words: Words): string[] {
  const { seat, purse, capital, soldiers, pawn } = camp;
  const owned = view.palaces.filter((palace) => palace.owner === seat).map((palace) => String(palace.space));
  const said = [words.say("board-camp", { seat, purse, capital, soldiers })];
  if (pawn) said.push(words.say("board-pawn", { seat, space: String(pawn) }));
  if (owned.length) said.push(words.say("board-owned", { seat, spaces: owned }));
  return said;
}

/** What a side has, by kind: how many, and what they count. */
export function standing(seen: Seen<Game>, seat: number, words: Words, score: ScoreSheet<Game> | null): SeatFact[] {
  const { view } = seen;
  const camp = campOf(view, seat);
  if (!camp) return [];
  const fact = (key: string, value: number | string): SeatFact => ({ label: words.say(key), value: String(value) });
  const worth = (kind: "palaces" | "works" | "offices"): string => {
    const found = score?.seats[seat]?.lines.find((line) => line.what === kind);
    return found && "count" in found.facts ? `${found.facts.count} (${words.number(found.points[0] ?? 0)})` : "0";
  };
  const works = worth("works");
  if (camp.seat !== seat) return [fact("board-side", words.seat(camp.seat))];
  return [
    { ...fact("board-florins", camp.purse), sign: "coin" },
    { ...fact("board-capital", camp.capital), sign: "crown", isMain: true },
    fact("board-palaces", worth("palaces")),
    ...(works === "0" ? [] : [fact("board-works-held", works)]),
    ...(camp.offices.length ? [fact("board-offices", worth("offices"))] : []),
    ...(camp.soldiers ? [fact("board-soldiers", camp.soldiers)] : []),
    ...(camp.party ? [{ label: words.say(`party-${camp.party}`), value: "" }] : []),
  ];
}
