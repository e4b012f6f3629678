import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** What the system says of motion; whoever has loaded the module before, for another test, has asked already. */
const reduced = { current: false };
vi.resetModules();
vi.doMock("svelte/motion", () => ({ prefersReducedMotion: reduced }));
const { anew, lift, travel, travelTime, turnOver, wayTime } = await import("./motion");
vi.doUnmock("svelte/motion");
vi.resetModules();

const node = document.createElement("i");

describe("with reduced motion", () => {
  beforeEach(() => void (reduced.current = true));
  afterEach(() => void (reduced.current = false));

  it("nothing travels, but fades", () => {
    for (const played of [travel(node, { dx: 3, dy: 4 }), lift(node), turnOver(node)]) expect(played.css?.(0.5, 0.5)).toBe("opacity: 0.5");
    expect([travelTime(), wayTime(2)]).toEqual([0, 0]);
  });

  it("what would move is drawn anew at every place", () => expect([anew(3), anew("L12")]).toEqual([3, "L12"]));
});

it("otherwise it travels, and stays the same thing wherever it goes", () => {
  expect(travel(node, { dx: 3, dy: 4 }).css?.(0.5, 0.5)).toBe("transform: translate(1.5px, 2px)");
  expect([anew(3), anew("L12")]).toEqual([null, null]);
  expect(wayTime(2)).toBeGreaterThan(0);
});
