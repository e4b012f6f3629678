import { expect, it } from "vitest";

import { labelled } from "./labels";
import { Texts } from "./texts";

const words = new Texts("en", ["action-Decline = no\nlabel-BuyWorks-Decline = No, roll"]);

it("an answer that does more in one step says so on its button", () => {
  expect(labelled(words, "BuyWorks").label({ type: "Decline" })).toBe("No, roll");
});

it("elsewhere it is called as always", () => {
  expect(labelled(words, "OpenMarket").label({ type: "Decline" })).toBe("No");
  expect(labelled(words, "BuyWorks").action({ type: "Decline" })).toBe("no");
});
