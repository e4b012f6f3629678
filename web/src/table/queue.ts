/** Events are played one after another; whoever answers, presses a key or taps has them all at once. */
import type { ScoreSheet, Told } from "../board/contract";
import type { AnyShowing, AnyShowings } from "../board/showing";

/** A position that has come, and what brought it about. */
export interface Scene {
  ply: number;
  view: unknown;
  events: readonly Told[];
  /** How the score stood before. */
  score: ScoreSheet | null;
}

/** What is played at one time: an event, or several that happen together. */
export interface Beat {
  ply: number;
  events: readonly Told[];
  /** Which of the events of its entry is the first of them. */
  first: number;
  /** They and what its entry told before them, to be marked. */
  marked: readonly Told[];
  /** The view while it is played. */
  view: unknown;
  /** The score while it is played: as it was before. */
  score: ScoreSheet | null;
  /** How long it lasts, in beats. */
  length: number;
}

const UNKNOWN: AnyShowing = { sign: "note", beats: 0.75 };

export const showingOf = (showings: AnyShowings, what: string): AnyShowing => showings[what] ?? UNKNOWN;

/** The beats in which a position comes about, each with the view that its events leave behind. */
export function beatsOf(before: unknown, { ply, view: after, events, score }: Scene, showings: AnyShowings): Beat[] {
  let view = before;
  const groups = grouped(events, showings);
  return groups.map(({ first, events: together }, index) => {
    const isShown = together.some(({ what }) => showingOf(showings, what).shown);
    for (const { what, facts } of together) view = showingOf(showings, what).shown?.(view, facts, after) ?? view;
    if (index === groups.length - 1 && !isShown) view = after;
    const marked = events.slice(0, first + together.length);
    return { ply, events: together, marked, first, view, score, length: Math.max(...together.map(({ what }) => showingOf(showings, what).beats)) };
  });
}

interface Group {
  first: number;
  events: Told[];
}

/** Events of a kind that happen together, and what takes no time with what follows it. */
function grouped(events: readonly Told[], showings: AnyShowings): Group[] {
  const groups: Group[] = [];
  let isOpen = false;
  events.forEach((event, first) => {
    const [group, { beats, isTogether }] = [groups.at(-1), showingOf(showings, event.what)];
    const isSame = isTogether === true && group?.events.at(-1)?.what === event.what;
    if (group && (isOpen || isSame)) group.events.push(event);
    else groups.push({ first, events: [event] });
    isOpen = beats === 0;
  });
  return groups;
}

/** What a queue needs of the clock. */
export interface Clock {
  /** How long a beat lasts; 0 where nothing shall move. */
  beat(): number;
  after(ms: number, then: () => void): () => void;
}

/** As much as may wait, in milliseconds at the usual speed; what is longer goes faster. */
const LONGEST = 6000;
const SHORTEST = 40;

export class Queue {
  private waiting: Beat[] = [];
  private cancel: (() => void) | null = null;
  current: Beat | null = null;

  /** `changed` is told whenever another beat is played, or none any more. */
  constructor(
    private readonly clock: Clock,
    private readonly changed: (beat: Beat | null) => void,
  ) {}

  get isPlaying(): boolean {
    return this.current !== null;
  }

  add(beats: readonly Beat[]): void {
    if (!this.clock.beat()) return;
    this.waiting.push(...beats);
    if (beats.length && !this.isPlaying) this.next();
  }

  /** Everything that waits has happened. */
  skip(): void {
    this.cancel?.();
    this.waiting = [];
    if (this.isPlaying) this.show(null);
  }

  private readonly next = (): void => {
    const beat = this.waiting.shift();
    this.show(beat ?? null);
    if (beat) this.cancel = this.clock.after(this.lasting(beat), this.next);
  };

  private show(beat: Beat | null): void {
    this.current = beat;
    this.changed(beat);
  }

  /** How long a beat is played: shorter, the more waits behind it. */
  private lasting(beat: Beat): number {
    const usual = (beats: readonly Beat[]): number => beats.reduce((sum, { length }) => sum + length, 0) * this.clock.beat();
    const haste = Math.min(1, LONGEST / (usual([beat, ...this.waiting]) || 1)) ** 2;
    return Math.max(SHORTEST, usual([beat]) * haste);
  }
}
