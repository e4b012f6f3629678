/** The town in words, for those who do not see it, and the laws for everybody. */
import type { Seen, Words } from "../../board/contract";
import type { Square } from "../../board/squares";
import { beside, nameOf, squaresOf } from "./pieces";
import type { Game, View } from "./view.gen";

/** Why a piece may not stand somewhere: a sentence for each law. */
export const lawsInWords = (words: Words, laws: readonly string[]): string[] =>
  laws.map((law) => words.say(`board-law-${law.toLowerCase()}`));

/** What is on a square: a building, the Cardinal, a zone with what may not be built on it, or nothing. */
export function squareInWords(view: View, words: Words, x: number, y: number): string {
  const here = ([squareX, squareY]: Square): boolean => squareX === x && squareY === y;
  const building = [...view.cathedral, ...view.buildings].find((each) => squaresOf(each).some(here));
  if (building) return words.say("board-square-built", { square: nameOf(x, y), piece: building.piece });
  const zone = view.zones.find((each) => here([each.x, each.y]));
  if (!zone) return words.say("board-square-meadow");
  const { name: square, bans } = zone;
  if (view.cardinal?.name === square) return words.say("board-square-cardinal", { square });
  const pieces = beside(view, [[x, y]]).map(({ piece }) => piece);
  const banned = bans.map(({ what, law }) => words.say(`board-ban-${what.toLowerCase()}`, { law: law.slice(1) }));
  return [words.say("board-square-zone", { square, pieces }), ...banned].join(" ");
}

export function describe({ view }: Seen<Game>, words: Words): string[] {
  const buildings = [...view.cathedral, ...view.buildings].map(({ piece, squares }) =>
    words.say("board-stands", { piece, squares }),
  );
  const cardinal = view.cardinal ? [words.say("board-cardinal", { square: view.cardinal.name })] : [];
  const seats = view.colours.flatMap((colours, seat) =>
    colours.length ? [words.say("board-builds", { seat, colours, markers: sum(view.markers[seat]), points: view.points[seat] })] : [],
  );
  const left = view.supply.map(([colour, markers]) => words.say("board-left", { colour, markers }));
  return [...buildings, ...cardinal, ...seats, ...left];
}

const sum = (row: readonly (readonly [string, number])[] = []): number => row.reduce((total, [, count]) => total + count, 0);

export function standing({ view }: Seen<Game>, seat: number, words: Words): { label: string; value: string }[] {
  const own = view.colours[seat] ?? [];
  const left = view.stock.filter(([piece]) => own.some((colour) => piece.endsWith(colour)));
  return [
    { label: words.say("board-points"), value: String(view.points[seat] ?? 0) },
    { label: words.say("board-buildings"), value: String(sum(left)) },
  ];
}
