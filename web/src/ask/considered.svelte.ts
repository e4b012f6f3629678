/** The answers somebody looks at before giving it: pointed at, focused, or held under a finger. */
import { getContext, setContext } from "svelte";

import type { Action } from "../board/contract";

const KEY = Symbol("considered");
/** A finger that stays so long only wants to know. */
const HOLD_MS = 450;

/** What a control needs so that its answer can be considered. */
export interface ConsideredProps {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onpointerdown: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  onclickcapture: (event: MouseEvent) => void;
}

export class Considered {
  /** One answer, or two that are given in one go. */
  actions: readonly Action[] = $state.raw([]);
  /** The control that gives it. */
  control: Element | null = $state.raw(null);
  private pressed = 0;

  /** For a control that gives these answers, of whatever game they are. */
  props<A extends { type: string }>(...actions: A[]): ConsideredProps {
    const look = ({ currentTarget }: Event): void => this.look(actions as unknown as Action[], currentTarget as Element);
    return {
      onpointerenter: look,
      onpointerleave: () => this.leave(),
      onpointerdown: (event) => (this.pressed = event.pointerType === "touch" ? event.timeStamp : 0),
      onfocus: look,
      onblur: () => this.leave(),
      onclickcapture: (event) => this.press(event),
    };
  }

  look(actions: readonly Action[], control: Element): void {
    [this.actions, this.control] = [actions, control];
  }

  leave(): void {
    [this.actions, this.control] = [[], null];
  }

  /** A control that goes with its question is never left: whoever looked at it looks at nothing now. */
  leaveGone(): void {
    if (this.control && !this.control.isConnected) this.leave();
  }

  /** Whoever has held a finger there has not answered yet. */
  private press(event: MouseEvent): void {
    const isHeld = this.pressed > 0 && event.timeStamp - this.pressed > HOLD_MS;
    this.pressed = 0;
    if (isHeld) event.stopImmediatePropagation();
    else this.leave();
  }
}

export const lendConsidered = (considered: Considered): Considered => setContext(KEY, considered);

/** What is considered at this table; where nobody follows it, it follows itself. */
export const consideredHere = (): Considered => getContext<Considered | undefined>(KEY) ?? new Considered();
