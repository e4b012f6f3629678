/** Asks the table what an answer would bring, once somebody has looked at it for a moment, and drops what is stale. */
import type { Action } from "../board/contract";
import type { Preview, Weigh, Weighed } from "../protocol.gen";

/** Whoever only passes over a square wants to know nothing of it. */
const PAUSE_MS = 150;

export class Weighing {
  /** What the answer that is looked at would bring. */
  brings: Preview | null = $state.raw(null);
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(private readonly send: (question: Weigh) => void) {}

  /** Another answer is looked at, or several in one go, or none. */
  weigh(actions: readonly Action[], step: number): void {
    clearTimeout(this.timer);
    this.brings = null;
    this.asked = "";
    const [action, ...then] = actions;
    if (action) this.timer = setTimeout(() => this.ask(action, then, step), PAUSE_MS);
  }

  hear({ id, brings }: Weighed): void {
    if (id === this.asked) this.brings = brings;
  }

  private ask(action: Action, then: Action[], step: number): void {
    this.asked = `w${++this.count}`;
    this.send({ type: "weigh", id: this.asked, step, action, then });
  }
}
