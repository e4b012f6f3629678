/** What somebody at the town is about to place: a building or the Cardinal, and what stands in its way. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Holding, Position } from "../../board/contract";
import { drag } from "../../board/drag";
import { Hand } from "../../board/hand.svelte";
import { Offers } from "../../board/places";
import { boxAround, type Box, type Square } from "../../board/squares";
import { cardinalOffers, leaving, placingOf } from "./cardinal";
import { CARDINAL, inTheWay, turnsOf } from "./pieces";
import { lawsInWords, squareInWords } from "./sentences";
import type { Answer, Game } from "./view.gen";

const FINGER = 1.2; // In squares: how far above a finger, so that it does not hide what it holds.

export class Selection implements Holding<Answer> {
  advised = $state.raw<Answer | null>(null);
  /** The drawing of the town, in whose squares a pointer is told. */
  svg = $state<SVGSVGElement>();
  /** The square one looks at. */
  looked = $state<Square | null>(null);
  /** Brings the focus into the town. */
  goToTown: () => void = () => {};
  readonly hand: Hand<Game>;
  private readonly ask = $derived.by(() => (this.position().live ? this.position().seen.ask : null));
  readonly offers = $derived.by(() => new Offers<Game>(cardinalOffers(this.ask)));
  /** The answer that leaves the Cardinal where he is, if that is offered. */
  readonly leave = $derived.by(() => leaving(this.ask));
  /** The pieces that can be put somewhere now. */
  readonly open = $derived.by(() => new Set(this.offers.all.map(({ piece }) => piece)));
  readonly isMoving = $derived.by(() => this.open.has(CARDINAL));
  readonly isBuilding = $derived.by(() => this.open.size > 0 && !this.isMoving);
  /** The town with the zones around it. */
  readonly box = $derived.by((): Box => boxAround(this.position().seen.view.zones.map(({ x, y }): Square => [x, y])));

  /** The piece that is advised, where it would stand. */
  readonly ghost = $derived.by((): { piece: string; squares: Square[] } | null => {
    const placing = this.advised && placingOf(this.advised);
    return placing && { piece: placing.piece, squares: this.hand.squaresOf(placing) };
  });

  constructor(private readonly position: () => Position<Game>) {
    this.hand = new Hand<Game>({ offers: () => this.offers, turnsOf, reach: () => this.box });
    $effect(() => {
      void position().seen.step;
      untrack(() => this.begin());
    });
  }

  /** The laws in the way of the piece in hand, or what one looks at. */
  get told(): string[] {
    const { seen, words } = this.position();
    const { piece, isInside, fits, squares } = this.hand;
    if (piece && isInside && !fits && this.isBuilding) return lawsInWords(words, inTheWay(seen.view, piece, squares));
    return this.looked ? [squareInWords(seen.view, words, ...this.looked)] : [];
  }

  take(piece: string, byKey: boolean): void {
    if (this.hand.piece === piece && !byKey) this.hand.rotate();
    else this.hand.take(piece);
    if (byKey) this.goToTown();
  }

  takeUp(action: Answer): void {
    const placing = placingOf(action);
    if (placing) this.hand.takeUp(placing);
  }

  turn(by: 1 | -1): void {
    this.hand.rotate(by);
  }

  letGo(): void {
    this.hand.drop();
  }

  put(): void {
    const action = this.hand.answer();
    if (action) this.position().answer(action);
  }

  /** Pulls a piece out of the tray, or the Cardinal from where he stands. */
  pull(piece: string): Attachment<HTMLElement | SVGElement> {
    return drag({
      svg: () => this.svg,
      lift: () => (this.hand.take(piece), true),
      move: ({ x, y }, { pointerType }) => this.hand.follow({ x, y: pointerType === "mouse" ? y : y - FINGER }),
      drop: () => (this.hand.isInside ? this.put() : this.hand.hold(null)),
      cancel: () => this.hand.hold(null),
    });
  }

  /** A new question empties the hand, and the Cardinal is in it when he is the one to place. */
  private begin(): void {
    this.hand.drop();
    if (this.isMoving) this.hand.take(CARDINAL);
  }
}
