/** What somebody at the city is about to place: the building in hand, and how it is moved by mouse, finger and wheel. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Holding, Position } from "../../board/contract";
import { drag, type Point } from "../../board/drag";
import { Hand } from "../../board/hand.svelte";
import { Offers } from "../../board/places";
import type { Square } from "../../board/squares";
import { anchored, CATHEDRAL, SIDE, turnsOf } from "./plans";
import type { Answer, Game } from "./view.gen";

export const CITY = { x: 0, y: 0, width: SIDE, height: SIDE };
const FINGER = 1.4; // In squares: how far above a finger, so that it does not hide what it holds.

export class Selection implements Holding<Answer> {
  advised = $state.raw<Answer | null>(null);
  /** The drawing of the city, in whose squares a pointer is told. */
  svg = $state<SVGSVGElement>();
  /** Brings the focus into the city. */
  goToCity: () => void = () => {};
  readonly hand: Hand<Game>;
  readonly offers = $derived.by(() => new Offers<Game>(this.position().live ? this.position().seen.ask : null));
  /** The buildings that can stand somewhere now. */
  readonly open = $derived.by(() => new Set(this.offers.all.map(({ piece }) => piece)));
  readonly isAsked = $derived.by(() => this.offers.all.length > 0);

  /** The building that is advised, where it would stand. */
  readonly ghost = $derived.by((): { piece: string; squares: Square[] } | null =>
    this.advised?.type === "Build" ? { piece: this.advised.piece, squares: this.hand.squaresOf(this.advised) } : null,
  );

  constructor(private readonly position: () => Position<Game>) {
    this.hand = new Hand<Game>({
      offers: () => this.offers,
      turnsOf: (piece) => turnsOf(piece, this.ownerOf(piece)),
      reach: () => CITY,
      anchored,
    });
    $effect(() => {
      void position().seen.step;
      untrack(() => this.begin());
    });
  }

  ownerOf(piece: string): number | null {
    return piece === CATHEDRAL ? null : this.position().seen.viewer;
  }

  /** Takes a building, or turns the one in hand; whoever took it by key goes on by key, in the city. */
  take(piece: string, byKey: boolean): void {
    if (this.hand.piece === piece && !byKey) this.hand.rotate();
    else this.hand.take(piece);
    if (byKey) this.goToCity();
  }

  takeUp(action: Answer): void {
    if (action.type === "Build") this.hand.takeUp(action);
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

  /** Pulls a building out of the tray. */
  pull(piece: string): Attachment<HTMLElement> {
    return drag({
      svg: () => this.svg,
      lift: () => (this.hand.take(piece), true),
      move: (point, pointer) => this.hand.follow(above(point, pointer)),
      drop: () => (this.hand.isInside ? this.put() : this.hand.hold(null)),
      cancel: () => this.hand.hold(null),
    });
  }

  /** A finger on the city moves the building in hand; it is placed by a tap on it, or by the button. */
  readonly push: Attachment<SVGElement> = drag({
    svg: () => this.svg,
    lift: (_, { pointerType }) => pointerType !== "mouse" && this.isAsked && this.hand.piece !== null,
    move: (point, pointer) => this.hand.follow(above(point, pointer)),
    drop: () => undefined,
    cancel: () => undefined,
  });

  /** A new question empties the hand; where there is only one thing to place, it is in the hand already. */
  private begin(): void {
    this.hand.drop();
    const [only] = this.open;
    if (only && this.open.size === 1) this.hand.take(only);
  }
}

const above = ({ x, y }: Point, { pointerType }: PointerEvent): Point => ({ x, y: pointerType === "mouse" ? y : y - FINGER });
