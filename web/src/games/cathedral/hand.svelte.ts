/** The building somebody is about to place: which one, how it is turned, where it is held. */
import type { Point } from "../../board/drag";
import { covered, type Offers } from "../../board/places";
import type { Action, Places } from "../../board/contract";
import type { Square } from "../../board/squares";
import { anchored, CATHEDRAL, grip, SIDE, turnsOf, type Turn } from "./plans";

export class Hand {
  piece = $state<string | null>(null);
  private quarter = $state(0);
  /** The square it is held over. */
  private over = $state<Square | null>(null);
  /** Where it hangs while it is dragged outside the city. */
  private loose = $state<Point | null>(null);

  constructor(
    private readonly seat: () => number | null,
    private readonly offers: () => Offers,
  ) {}

  readonly turns = $derived.by((): Turn[] => (this.piece ? turnsOf(this.piece, this.owner) : []));
  readonly turn = $derived.by((): Turn | null => this.turns[this.quarter % (this.turns.length || 1)] ?? null);
  /** The reference square, as near to the hand as the wall allows. */
  readonly anchor = $derived(this.turn && this.over ? anchored(this.turn.cells, ...this.over) : null);
  readonly squares = $derived.by((): Square[] => {
    if (this.turn && this.anchor) return covered(this.turn, ...this.anchor);
    return this.turn && this.loose ? this.hanging(this.turn, this.loose) : [];
  });
  readonly places = $derived.by((): Places | undefined =>
    this.offers().all.find(({ piece, facing }) => piece === this.piece && facing === this.turn?.facing),
  );
  readonly isInside = $derived(this.anchor !== null);
  readonly fits = $derived.by(() => !!this.places && !!this.anchor && this.offers().has(this.places, ...this.anchor));

  /** Whose building it is; the Cathedral is nobody's. */
  get owner(): number | null {
    return this.piece === CATHEDRAL ? null : this.seat();
  }

  take(piece: string): void {
    if (piece !== this.piece) this.quarter = Math.max(0, this.firstOpen(piece));
    this.piece = piece;
  }

  /** The next of the buildings that can be placed, held over a square. */
  takeNext(by: number, over: Square): void {
    const open = [...new Set(this.offers().all.map(({ piece }) => piece))];
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

  /** Follows a pointer, inside the city from square to square, outside freely. */
  follow({ x, y }: Point): void {
    const isInside = x > -0.6 && y > -0.6 && x < SIDE + 0.6 && y < SIDE + 0.6;
    const within = (value: number): number => Math.min(Math.max(Math.floor(value), 0), SIDE - 1);
    this.over = isInside ? [within(x), within(y)] : null;
    this.loose = isInside ? null : { x, y };
  }

  drop(): void {
    this.piece = null;
    this.hold(null);
  }

  /** What to answer to put it where it is. */
  answer(): Action | null {
    if (!this.piece || !this.turn || !this.anchor) return null;
    return this.offers().put({ piece: this.piece, facing: this.turn.facing }, ...this.anchor);
  }

  covers(x: number, y: number): boolean {
    return this.isInside && this.squares.some(([squareX, squareY]) => squareX === x && squareY === y);
  }

  /** The first way to turn it in which there is a place for it. */
  private firstOpen(piece: string): number {
    const owner = piece === CATHEDRAL ? null : this.seat();
    return turnsOf(piece, owner).findIndex(({ facing }) => this.offers().of(piece).some((each) => each.facing === facing));
  }

  private hanging({ cells }: Turn, { x, y }: Point): Square[] {
    const [gripX, gripY] = grip(cells);
    return cells.map(([dx, dy]): Square => [x - 0.5 + dx - gripX, y - 0.5 + dy - gripY]);
  }
}
