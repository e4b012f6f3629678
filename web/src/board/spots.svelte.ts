/** The spots of a board that can be pressed: one of them has the focus, one is shown before it is pressed. */
import { getContext, setContext } from "svelte";

import { ARROWS, nearest } from "./rove";
import type { Square } from "./squares";

type Handler<E extends Event> = (event: E & { currentTarget: Element }) => void;

/** What an element needs to be a spot. */
export interface SpotProps {
  "data-spot": string;
  tabindex: 0 | -1;
  onfocus: () => void;
  onclick: () => void;
  onkeydown: Handler<KeyboardEvent>;
  onpointerdown: Handler<PointerEvent>;
  onpointerenter: Handler<PointerEvent>;
  onpointerleave: () => void;
}

export class Spots {
  /** The spot that is pointed at, focused or tapped once: the board shows what pressing it would do. */
  shown = $state<string | null>(null);
  /** The spot of an answer that is advised. */
  advised = $state<string | null>(null);
  private focused = $state<string | null>(null);
  private byFinger = false;
  private tapped: string | null = null;

  /** `names` are the spots that can be pressed now, in reading order; `press` does it. */
  constructor(
    private readonly names: () => readonly string[],
    private readonly press: (name: string) => void,
  ) {}

  has(name: string): boolean {
    return this.names().includes(name);
  }

  props(name: string): SpotProps {
    return {
      "data-spot": name,
      tabindex: this.tabindex(name),
      onfocus: () => this.focus(name),
      onclick: () => this.click(name),
      onkeydown: (event) => this.key(event, name),
      onpointerdown: (event) => (this.byFinger = event.pointerType === "touch"),
      onpointerenter: (event) => event.pointerType === "mouse" && (this.shown = name),
      onpointerleave: () => this.leave(name),
    };
  }

  /** Shows a spot as if it had been pointed at, and brings the focus there: one more press does it. */
  hold(name: string): void {
    this.shown = this.tapped = name;
    document.querySelector<HTMLElement | SVGElement>(`[data-spot="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
  }

  /** Tab reaches one spot only; the arrows reach the others from there. */
  private tabindex(name: string): 0 | -1 {
    const names = this.names();
    const home = this.focused !== null && names.includes(this.focused) ? this.focused : names[0];
    return name === home ? 0 : -1;
  }

  private focus(name: string): void {
    this.focused = name;
    this.shown = name;
  }

  private leave(name: string): void {
    if (this.shown === name && !this.byFinger) this.shown = null;
  }

  /** A mouse or a key has shown the spot already; a finger shows it first and presses it with a second tap. */
  private click(name: string): void {
    const isFirst = this.byFinger && this.tapped !== name;
    this.tapped = isFirst ? name : null;
    this.shown = name;
    if (!isFirst) this.press(name);
  }

  /** The arrow keys lead from spot to spot as they lie on the screen; Enter and Space press. */
  private key(event: KeyboardEvent & { currentTarget: Element }, name: string): void {
    this.byFinger = false;
    if (event.key in ARROWS) {
      event.preventDefault();
      stride(event.currentTarget, event.key);
    } else if ((event.key === "Enter" || event.key === " ") && !(event.currentTarget instanceof HTMLButtonElement)) {
      event.preventDefault();
      this.press(name);
    }
  }
}

function stride(from: Element, key: string): void {
  const all = [...(from.closest("[data-spots]") ?? from).querySelectorAll<HTMLElement | SVGElement>("[data-spot]")];
  all[nearest(all.map(centre), all.indexOf(from as HTMLElement), key)]?.focus();
}

function centre(element: Element): Square {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const SPOTS = Symbol("spots");

export const lendSpots = (spots: Spots): Spots => setContext(SPOTS, spots);

/** The spots of the board this is drawn on. */
export const spotsHere = (): Spots => getContext<Spots>(SPOTS);
