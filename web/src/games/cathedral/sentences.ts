/** The city in words, for those who do not see it. */
import type { ScoreSheet, SeatFact, Seen, Words } from "../../board/contract";
import { told } from "../../board/sheet";
import { nameOf } from "./plans";
import type { Game, View } from "./view.gen";

/** What stands on a square, or whose land it is. */
export function squareInWords({ buildings, territory }: View, words: Words, x: number, y: number): string {
  const square = nameOf(x, y);
  const building = buildings.find(({ squares }) => squares.includes(square));
  const owner = territory.findIndex((names) => names.includes(square));
  if (building?.seat === null) return words.say("board-square-cathedral", { square });
  if (building) return words.say("board-square-built", { square, piece: building.piece, seat: building.seat });
  return owner < 0 ? words.say("board-square-free", { square }) : words.say("board-square-land", { square, seat: owner });
}

export function describe({ view }: Seen<Game>, words: Words): string[] {
  const standing = view.buildings.map(({ piece, seat, squares }) =>
    seat === null
      ? words.say("board-stands-cathedral", { squares })
      : words.say("board-stands", { seat, piece, squares }),
  );
  const land = view.territory.flatMap((squares, seat) =>
    squares.length ? [words.say("board-owns", { seat, squares })] : [],
  );
  const left = view.stock.map((stock, seat) => {
    const pieces = stock.flatMap(([piece, count]) => Array<string>(count).fill(piece));
    return words.say("board-left", { seat, pieces, points: view.unplaced[seat] });
  });
  return [...standing, ...land, ...left];
}

export function standing({ view }: Seen<Game>, seat: number, words: Words, score: ScoreSheet<Game> | null): SeatFact[] {
  const count = (view.stock[seat] ?? []).reduce((sum, [, left]) => sum + left, 0);
  const ways = told(score?.seats[seat]?.notes ?? [], "placements");
  return [
    { label: words.say("board-unplaced"), value: String(view.unplaced[seat] ?? 0) },
    ...ways.map(({ count: ways }) => ({ label: words.say("board-placements"), value: words.number(ways) })),
    { label: words.say("board-buildings"), value: String(count) },
    { label: words.say("board-land"), value: String(view.territory[seat]?.length ?? 0) },
  ];
}
