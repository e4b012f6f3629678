/** The position of Bastide in sentences, and what everybody may know of a seat. */
import type { ScoreSheet, SeatFact, Seen, Words } from "../../board/contract";
import { pointsOf } from "./sheet";
import { circlesOf, RELIGIOUS, STREETS, WALLS } from "./town";
import type { Game, View } from "./view.gen";

const EQUIPMENTS = [...STREETS, "halle", ...WALLS, ...RELIGIOUS];

export function describe(seen: Seen<Game>, words: Words): string[] {
  const { view } = seen;
  return [
    words.say("board-turn-number", { turn: view.turn, chest: view.chest, bag: view.bag }),
    words.say("board-in-camp", { count: view.camp.length, values: view.camp }),
    ...moulons(view, words),
    ...influences(view, words),
    ...untouched(view, words),
    ...(view.hand.length ? [words.say("board-own-hand", { tiles: view.hand })] : []),
  ];
}

function moulons(view: View, words: Words): string[] {
  const built = view.town.filter(({ strips }) => strips.some(Boolean));
  return built.map(({ block, strips }) => words.say("board-moulon", { block, pieces: pieces(strips) }));
}

/** What stands on some strips; a building that covers two of them is one. */
function pieces(strips: readonly string[]): string[] {
  return strips.filter((piece, place) => piece === "house" || (piece && strips.indexOf(piece) === place));
}

/** What is being built, with the owners circle by circle. */
function influences(view: View, words: Words): string[] {
  return started(view).map((equipment) => {
    const owners = new Map(view.influences);
    const seats = circlesOf(equipment).flatMap((circle) => owners.get(circle) ?? []);
    return words.say("board-influences", { equipment, seats });
  });
}

function untouched(view: View, words: Words): string[] {
  const begun = started(view);
  const equipments = EQUIPMENTS.filter((equipment) => !begun.includes(equipment));
  return equipments.length ? [words.say("board-untouched", { equipments })] : [];
}

function started(view: View): string[] {
  const names = new Set(view.influences.map(([circle]) => circle.split(".")[0]));
  return EQUIPMENTS.filter((equipment) => names.has(equipment));
}

export function standing(seen: Seen<Game>, seat: number, words: Words, score: ScoreSheet<Game> | null): SeatFact[] {
  const { money, stock, hands, road } = seen.view;
  const purse: SeatFact = { label: words.say("board-purse"), value: `${money[seat]}`, sign: "coin" };
  const facts: [string, number | undefined][] = [
    ["board-stock", stock[seat]],
    ["board-tiles", hands[seat]],
    ["board-milestone", road[seat] || undefined],
  ];
  const counted = facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label: words.say(label), value: `${value}` }]));
  return [purse, ...(score ? [pointsFact(score, seat, words)] : []), ...counted];
}

/** The points of a seat, in a French and in an English town while both are possible. */
function pointsFact(score: ScoreSheet<Game>, seat: number, words: Words): SeatFact {
  const points = pointsOf(score, seat).map((each) => words.number(each));
  return { label: words.say(points.length > 1 ? "board-both-endings" : "board-points"), value: points.join("/"), sign: "crown", isMain: true };
}
