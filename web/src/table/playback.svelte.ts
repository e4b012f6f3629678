/** What the table shows while events are played, and what it marks afterwards. */
import type { ScoreSheet, Seen, Told } from "../board/contract";
import { BEAT_MS } from "../board/motion";
import type { AnyShowings } from "../board/showing";
import { settings } from "../settings.svelte";
import { beatsOf, Queue, type Beat, type Clock, type Scene } from "./queue";

/** In a window that nobody sees nothing is played: it would all wait there. */
const CLOCK: Clock = {
  beat: () => (document.hidden ? 0 : BEAT_MS[settings.speed]),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class Playback {
  /** What is played now; nothing when the board shows the newest position. */
  beat: Beat | null = $state.raw(null);
  private readonly queue: Queue;

  constructor(
    private readonly showings: AnyShowings,
    clock: Clock = CLOCK,
  ) {
    this.queue = new Queue(clock, (beat) => (this.beat = beat));
  }

  /** A new position has come after another one. */
  follow(before: unknown, scene: Scene): void {
    this.queue.add(beatsOf(before, scene, this.showings));
  }

  skip(): void {
    this.queue.skip();
  }

  /** The score on the table: how it stood before what is being played. */
  score(newest: ScoreSheet | null): ScoreSheet | null {
    return this.beat ? this.beat.score : newest;
  }

  /** The position on the table: the newest, with the view of what is being played. */
  seen(newest: Seen): Seen {
    return this.beat ? { ...newest, view: this.beat.view } : newest;
  }

  get playing(): readonly Told[] {
    return this.beat?.events ?? [];
  }

  /** What is marked on the table: what is being played, or, when nothing is, something else. */
  marked(otherwise: readonly Told[]): readonly Told[] {
    return this.beat?.marked ?? otherwise;
  }
}
