import { expect, test } from "vitest";

import { handsOf } from "./bids";

const base = { viewer: 1, asking: "SealBids", answered: [1, 2], mine: { type: "Bid", amount: 4 } };
const seen = (view: object, more: object = {}) => ({ ...base, ...more, view: { playing: [0, 1, 2], bids: null, ...view } }) as never;

test("a closed fist shows its amount to its owner only", () => {
  expect(handsOf(seen({}))).toEqual([
    { seat: 0, state: "waiting", amount: null, times: 0, added: null },
    { seat: 1, state: "closed", amount: 4, times: 0, added: null },
    { seat: 2, state: "closed", amount: null, times: 0, added: null },
  ]);
});

test("opened fists show what they gave, and coins put on top stay face down", () => {
  const bids = { seats: [0, 2], amounts: [6, 5], times: [0, 2], added: [0, null] };
  expect(handsOf(seen({ bids }, { asking: "AddToBids" }))).toEqual([
    { seat: 0, state: "open", amount: 6, times: 0, added: 0 },
    { seat: 2, state: "open", amount: 5, times: 2, added: null },
  ]);
});

test("without a project there are no hands over the table", () => {
  expect(handsOf(seen({}, { asking: "TakeTurn" }))).toEqual([]);
});
