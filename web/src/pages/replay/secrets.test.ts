import { describe, expect, it } from "vitest";

import type { Drawing, Seen } from "../../board/contract";
import type { Texts } from "../../text/texts";
import { secretsOf } from "./secrets";

const seen = (change: Partial<Seen> = {}): Seen =>
  ({ viewer: null, step: 1, asking: "X", rule: "1", asked: [], answered: [], mine: null, ask: null, floor: [], result: null, view: {}, ...change }) as Seen;

describe("what only one seat knew", () => {
  it("is what the others' descriptions do not say, and its sealed answer", () => {
    const drawing = { describe: (position: Seen) => ["all know this", `hand of ${position.viewer}`] } as unknown as Drawing;
    const words = { action: () => "bid 3" } as unknown as Texts;
    const mine = { type: "Bid" };
    const secrets = secretsOf([seen({ viewer: 0, mine, asked: [0, 1] }), seen({ viewer: 1, asked: [0, 1] })], drawing, words);
    expect(secrets).toEqual([
      { seat: 0, known: ["hand of 0", "bid 3"] },
      { seat: 1, known: ["hand of 1"] },
    ]);
  });
});
