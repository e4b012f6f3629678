import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Preview, Weigh } from "../protocol.gen";
import { Weighing } from "./weighing.svelte";

const preview = (until: Preview["until"]): Preview => ({ refusals: [], notes: [], events: [], until, sheet: null });

describe("what an answer would bring", () => {
  let asked: Weigh[] = [];
  let weighing: Weighing;
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    weighing = new Weighing((question) => asked.push(question));
  });
  afterEach(() => void vi.useRealTimers());

  it("is asked only once somebody has looked at it for a moment", () => {
    weighing.weigh([{ type: "Roll" }], 3);
    expect(asked).toEqual([]);
    vi.runAllTimers();
    expect(asked).toEqual([{ type: "weigh", id: "w1", step: 3, action: { type: "Roll" }, then: [] }]);
  });

  it("is not asked of what one only passes over", () => {
    weighing.weigh([{ type: "Roll" }], 3);
    weighing.weigh([{ type: "Keep" }], 3);
    vi.runAllTimers();
    expect(asked.map(({ action }) => action.type)).toEqual(["Keep"]);
  });

  it("is shown while it is looked at, and what comes late is dropped", () => {
    weighing.weigh([{ type: "Roll" }], 3);
    vi.runAllTimers();
    weighing.weigh([{ type: "Keep" }], 3);
    vi.runAllTimers();
    weighing.hear({ type: "weighed", id: "w1", brings: preview("end"), why: null });
    expect(weighing.brings).toBeNull();
    weighing.hear({ type: "weighed", id: "w2", brings: preview("chance"), why: null });
    expect(weighing.brings?.until).toBe("chance");
    weighing.weigh([], 3);
    expect(weighing.brings).toBeNull();
  });
});
