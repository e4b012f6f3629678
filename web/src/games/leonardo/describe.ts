/** The position in sentences, and what everybody may know of one family. */
import type { Seen, Words } from "../../board/contract";
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

export function standing(seen: Seen<Game>, seat: number, words: Words): { label: string; value: string }[] {
  const { view } = seen;
  const camp = campOf(view, seat);
  if (!camp) return [];
  const fact = (key: string, value: number | string): { label: string; value: string } => ({ label: words.say(key), value: String(value) });
  if (camp.seat !== seat) return [fact("board-side", words.seat(camp.seat))];
  return [
    fact("board-florins", camp.purse),
    fact("board-capital", camp.capital),
    ...(camp.party ? [fact("board-party", words.say(`party-${camp.party}`))] : []),
    fact("board-palaces", view.palaces.filter((palace) => palace.owner === seat).length),
    ...(camp.soldiers ? [fact("board-soldiers", camp.soldiers)] : []),
    ...(camp.offices.length ? [fact("board-offices", camp.offices.length)] : []),
  ];
}
