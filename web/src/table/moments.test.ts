import { afterEach, describe, expect, it, vi } from "vitest";

import type { Seen } from "../board/contract";
import type { Ply } from "../protocol.gen";
import { actorOf, Moments } from "./moments";

const seen = (change: Partial<Seen> = {}): Seen =>
  ({ viewer: null, step: 1, asking: "X", rule: "1", asked: [], answered: [], mine: null, ask: null, floor: [], result: null, view: {}, ...change }) as Seen;
const ply = (number: number, seat = 0): Ply => ({ type: "ply", number, seat, taken_back: false, events: [], rewound_to: null, lone: false });

function serving(answer: (path: string) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("a moments", () => {
  it("fetches a moment once, and its neighbours ahead of time", async () => {
    const asked = serving((path) => ({ ply: ply(Number(/moments\/(\d+)/.exec(path)?.[1])), seen: seen() }));
    const moments = new Moments("t", null);
    expect((await moments.at(5, 9)).ply?.number).toBe(5);
    expect((await moments.at(6, 9)).ply?.number).toBe(6);
    expect(asked.filter((path) => path.endsWith("/moments/6"))).toHaveLength(1);
    expect(asked).not.toContain("/api/tables/t/moments/10");
  });

  it("looks through the eyes of one seat", async () => {
    const asked = serving(() => ({ ply: null, seen: seen() }));
    await new Moments("t", 2).at(0, 0);
    expect(asked).toEqual(["/api/tables/t/moments/0?seat=2"]);
  });

  it("fetches the log page by page until its first entry", async () => {
    serving((path) => (path.includes("before=101") ? [ply(1), ply(100)] : [ply(101), ply(200)]));
    expect((await new Moments("t", null).plies()).map((each) => each.number)).toEqual([1, 100, 101, 200]);
  });

  it("shows the board of the seat that acts next to who sees all", async () => {
    const hands = [0, 1, 2].map((viewer) => seen({ viewer }));
    serving((path) => (path.endsWith("/hands") ? hands : { ply: ply(3), seen: seen({ asked: [0, 2], answered: [0] }) }));
    expect((await new Moments("t", "all").at(3, 3)).seen.viewer).toBe(2);
  });

  it("stays with who acted last when chance acts next", () => {
    expect(actorOf(seen({ asked: [-1] }), ply(4, 1))).toBe(1);
    expect(actorOf(seen(), null)).toBe(0);
  });
});
