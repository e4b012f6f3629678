/** The squares of a `Place` question: where each piece may stand, decoded from its bitmap. */
import type { Ask, GameTypes, Places } from "./contract";
import { keyOf, keysOf, type Square } from "./squares";

/** The reference squares that a bitmap lights, in reading order. */
export function openSquares({ left, top, width, bits }: Places): Square[] {
  const marks = Array.from(bits).flatMap((digit) => [8, 4, 2, 1].map((bit) => (parseInt(digit, 16) & bit) !== 0));
  return marks.flatMap((open, index): Square[] =>
    open ? [[left + (index % width), top + Math.floor(index / width)]] : [],
  );
}

/** The squares a piece covers when its reference square stands at (x, y). */
export function covered({ cells }: { cells: readonly Square[] }, x: number, y: number): Square[] {
  return cells.map(([dx, dy]) => [x + dx, y + dy]);
}

/** The answer that every question of places has. */
export interface Placing extends Pick<Places, "piece" | "facing"> {
  type: string;
  x: number;
  y: number;
}

/** What a `Place` question offers, ready to be asked about single squares. */
export class Offers<G extends GameTypes = GameTypes> {
  readonly all: readonly Places[];
  private readonly action: G["answer"]["type"];
  /** Decoded when somebody asks: of a hundred ways to put something, a hand holds one. */
  private readonly open = new Map<Places, Set<string>>();

  constructor(ask: Ask<G> | null) {
    this.all = ask?.type === "Place" ? ask.places : [];
    this.action = ask?.type === "Place" ? ask.action : "";
  }

  /** Every way a piece can be turned and still be put somewhere. */
  of(piece: string): Places[] {
    return this.all.filter((places) => places.piece === piece);
  }

  /** Whether a piece, turned like this, may stand with its reference square at (x, y). */
  has(places: Places, x: number, y: number): boolean {
    const open = this.open.get(places) ?? keysOf(openSquares(places));
    this.open.set(places, open);
    return open.has(keyOf(x, y));
  }

  /** The answer that puts it there; the server decides whether it may. */
  put({ piece, facing }: Pick<Places, "piece" | "facing">, x: number, y: number): G["answer"] {
    const placing: Placing = { type: this.action, piece, facing, x, y };
    return placing;
  }
}
