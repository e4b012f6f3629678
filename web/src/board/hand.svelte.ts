/** The piece somebody is about to place: which one, how it is turned, where it is held. */
import type { GameTypes, Places } from "./contract";
import type { Point } from "./drag";
import { covered, type Offers, type Placing } from "./places";
import type { Box, Square } from "./squares";

/** A piece turned one way: its squares, seen from its reference square. */
export interface Turn {
  facing: string;
  cells: readonly Square[];
}

/** What a hand must know of its game. */
export interface Grasp<G extends GameTypes> {
  offers: () => Offers<G>;
  /** The different ways in which a piece can be turned. */
  turnsOf: (piece: string) => readonly Turn[];
  /** Where a piece can be held; beyond it hangs loose. */
  reach: () => Box;
  /** Where the reference square lies when a piece is held over a square. */
  anchored?: (cells: readonly Square[], x: number, y: number) => Square;
}

/** The square by which a turned piece is held: the one nearest to its middle. */
export function grip(cells: readonly Square[]): Square {
  const middle = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const far = ([x, y]: Square): number => Math.hypot(x - middle(0), y - middle(1));
  return cells.toSorted((one, other) => far(one) - far(other))[0] ?? [0, 0];
}

/** The reference square of a piece held by its grip. */
export function held(cells: readonly Square[], x: number, y: number): Square {
  const [gripX, gripY] = grip(cells);
  return [x - gripX, y - gripY];
}

const FINE = 64;

const isSame = ([x, y]: Square, [otherX, otherY]: Square): boolean => x === otherX && y === otherY;

export class Hand<G extends GameTypes = GameTypes> {
  piece = $state<string | null>(null);
  private quarter = $state(0);
  /** The square it is held over. */
  private over = $state<Square | null>(null);
  /** Where it hangs while it is dragged outside the city. */
  private loose = $state<Point | null>(null);

  constructor(private readonly grasp: Grasp<G>) {}

  readonly turns = $derived.by((): readonly Turn[] => (this.piece ? this.grasp.turnsOf(this.piece) : []));
  readonly turn = $derived.by((): Turn | null => this.turns[this.quarter % (this.turns.length || 1)] ?? null);
  readonly anchor = $derived.by((): Square | null => (this.turn && this.over ? this.anchorAt(this.over) : null));
  readonly squares = $derived.by((): Square[] => {
    if (this.turn && this.anchor) return covered(this.turn, ...this.anchor);
    return this.turn && this.loose ? this.hanging(this.turn, this.loose) : [];
  });
  readonly places = $derived.by((): Places | undefined =>
    this.grasp.offers().all.find(({ piece, facing }) => piece === this.piece && facing === this.turn?.facing),
  );
  /** The squares over which it can be held so that it fits. */
  readonly lit = $derived.by((): Square[] => {
    const places = this.places;
    if (!places || !this.turn) return [];
    return this.within().filter((square) => this.grasp.offers().has(places, ...this.anchorAt(square)));
  });
  readonly isInside = $derived(this.anchor !== null);
  readonly fits = $derived.by(() => !!this.places && !!this.anchor && this.grasp.offers().has(this.places, ...this.anchor));

  take(piece: string): void {
    if (piece !== this.piece) this.quarter = Math.max(0, this.firstOpen(piece));
    this.piece = piece;
  }

  /** Takes the piece of an answer, turned and held as the answer has it. */
  takeUp(answer: Omit<Placing, "type">): void {
    this.piece = answer.piece;
    this.quarter = Math.max(0, this.turns.findIndex(({ facing }) => facing === answer.facing));
    this.hold(this.within().find((square) => isSame(this.anchorAt(square), [answer.x, answer.y])) ?? null);
  }

  /** The squares that an answer would cover. */
  squaresOf({ piece, facing, x, y }: Omit<Placing, "type">): Square[] {
    const turn = this.grasp.turnsOf(piece).find((each) => each.facing === facing);
    return turn ? covered(turn, x, y) : [];
  }

  /** The next of the pieces that can be placed, held over a square. */
  takeNext(by: number, over: Square): void {
    const open = [...new Set(this.grasp.offers().all.map(({ piece }) => piece))];
    const next = (open.indexOf(this.piece ?? "") + by + open.length) % open.length;
    this.take(open[this.piece ? next : 0] as string);
    this.hold(over);
  }

  rotate(by = 1): void {
    const count = this.turns.length || 1;
    this.quarter = (this.quarter + by + count) % count;
  }

  hold(square: Square | null): void {
    this.over = square;
    this.loose = null;
  }

  /** Follows a pointer, within reach from square to square, beyond it freely. */
  follow({ x, y }: Point): void {
    const { x: left, y: top, width, height } = this.grasp.reach();
    const isInside = x > left - 0.6 && y > top - 0.6 && x < left + width + 0.6 && y < top + height + 0.6;
    const within = (value: number, low: number, length: number): number =>
      Math.min(Math.max(Math.floor(value), low), low + length - 1);
    this.over = isInside ? [within(x, left, width), within(y, top, height)] : null;
    this.loose = isInside ? null : { x, y };
  }

  drop(): void {
    this.piece = null;
    this.hold(null);
  }

  /** What to answer to put it where it is. */
  answer(): G["answer"] | null {
    if (!this.piece || !this.turn || !this.anchor) return null;
    return this.grasp.offers().put({ piece: this.piece, facing: this.turn.facing }, ...this.anchor);
  }

  /** Whether a press on this square means the piece that is already there. */
  isAt(x: number, y: number): boolean {
    const here = (square: Square): boolean => isSame(square, [x, y]);
    return this.over !== null && (here(this.over) || this.squares.some(here));
  }

  /** The first way to turn it in which there is a place for it. */
  private firstOpen(piece: string): number {
    const open = this.grasp.offers().of(piece);
    return this.grasp.turnsOf(piece).findIndex(({ facing }) => open.some((each) => each.facing === facing));
  }

  /** Every square over which something can be held. */
  private within(): Square[] {
    const { x, y, width, height } = this.grasp.reach();
    return Array.from({ length: width * height }, (_, at): Square => [x + (at % width), y + Math.floor(at / width)]);
  }

  private anchorAt([x, y]: Square): Square {
    return (this.grasp.anchored ?? held)(this.turn?.cells ?? [], x, y);
  }

  /** Hung up at fractions that computers add without a rest, so that its squares still meet at their corners. */
  private hanging({ cells }: Turn, { x, y }: Point): Square[] {
    const [left, top] = [x, y].map((value) => Math.round((value - 0.5) * FINE) / FINE) as [number, number];
    return covered({ cells }, ...held(cells, left, top));
  }
}
