import { beforeEach, describe, expect, it } from "vitest";

import type { Told } from "../board/contract";
import type { AnyShowings } from "../board/showing";
import { beatsOf, Queue, type Beat } from "./queue";

const event = (what: string, facts: Record<string, number> = {}): Told => ({ what, facts, rule: { ref: "1" }, private: [], uncovers: [] });
const beat = (ply: number, length = 1): Beat => ({ ply, events: [event("built")], marked: [], first: 0, view: ply, score: null, length });

const SHOWINGS: AnyShowings = {
  built: { sign: "build", beats: 1, shown: (before, facts) => [...(before as unknown[]), facts["what"]] },
  bid: { sign: "hand", beats: 2, isTogether: true },
  turn: { sign: "note", beats: 0 },
  said: { sign: "talk", beats: 0.5 },
};

describe("the beats of a position", () => {
  const scene = (...events: Told[]) => ({ ply: 3, view: "after", events, score: null });

  it("show one event after the other, each on the view it leaves behind", () => {
    const beats = beatsOf([], scene(event("built", { what: 1 }), event("said"), event("built", { what: 2 })), SHOWINGS);
    expect(beats.map(({ view, first, length }) => [view, first, length])).toEqual([[[1], 0, 1], [[1], 1, 0.5], [[1, 2], 2, 1]]);
  });

  it("show the position where the last event says nothing else", () => {
    expect(beatsOf([], scene(event("built", { what: 1 }), event("said")), SHOWINGS).map(({ view }) => view)).toEqual([[1], "after"]);
  });

  it("show together what happens together", () => {
    const [bids, built, ...more] = beatsOf([], scene(event("bid"), event("bid"), event("built")), SHOWINGS);
    expect([bids?.events.length, built?.events.length, more]).toEqual([2, 1, []]);
  });

  it("show what takes no time with what follows", () => {
    expect(beatsOf([], scene(event("turn"), event("said")), SHOWINGS).map(({ events, length }) => [events.length, length])).toEqual([[2, 0.5]]);
  });

  it("show an event that nobody has described", () => {
    expect(beatsOf([], scene(event("never-heard-of")), SHOWINGS)).toHaveLength(1);
  });

  it("are none where nothing was told", () => {
    expect(beatsOf([], scene(), SHOWINGS)).toEqual([]);
  });
});

describe("the queue", () => {
  let speed = 100;
  let now = 0;
  let alarm: { at: number; then: () => void } | null = null;
  let shown: (number | null)[] = [];
  const clock = {
    beat: () => speed,
    after: (ms: number, then: () => void) => {
      alarm = { at: now + ms, then };
      return () => void (alarm = null);
    },
  };
  const queued = (...beats: Beat[]): Queue => {
    const queue = new Queue(clock, (each) => shown.push(each?.ply ?? null));
    queue.add(beats);
    return queue;
  };
  const ring = (): void => {
    const { at, then } = alarm!;
    [now, alarm] = [at, null];
    then();
  };
  const run = (): void => {
    for (let most = 0; alarm && most < 1000; most++) ring();
  };
  beforeEach(() => ([speed, now, alarm, shown] = [100, 0, null, []]));

  it("plays beats in their order, each as long as it is, and ends with none", () => {
    queued(beat(1, 2), beat(2));
    expect([shown, alarm?.at]).toEqual([[1], 200]);
    run();
    expect([shown, now]).toEqual([[1, 2, null], 300]);
  });

  it("plays what comes while it plays after the rest", () => {
    const queue = queued(beat(1));
    queue.add([beat(2)]);
    run();
    expect(shown).toEqual([1, 2, null]);
  });

  it("is as fast as somebody wishes, from beat to beat", () => {
    queued(beat(1), beat(2));
    speed = 20;
    ring();
    expect(alarm?.at).toBe(100 + Math.max(40, 20));
  });

  it("plays nothing where nothing shall move", () => {
    speed = 0;
    queued(beat(1));
    expect([shown, alarm]).toEqual([[], null]);
  });

  it("leaves everything out that is skipped, and plays what comes afterwards", () => {
    const queue = queued(beat(1), beat(2));
    queue.skip();
    expect([shown, alarm]).toEqual([[1, null], null]);
    queue.add([beat(3)]);
    run();
    expect(shown).toEqual([1, null, 3, null]);
  });

  it("says nothing when there is nothing to skip", () => {
    queued().skip();
    expect(shown).toEqual([]);
  });

  it("catches up when five bots have played at once", () => {
    speed = 700;
    const beats = Array.from({ length: 60 }, (_, ply) => beat(ply));
    queued(...beats);
    run();
    expect(shown).toHaveLength(61);
    expect(now).toBeLessThan(15_000);
  });
});
