import { expect, test } from "vitest";

import { armsOfCity, faceOf } from "./cards";

test("a silver card shows a city or an act", () => {
  expect(faceOf("gent")).toEqual({ guild: "", kind: "gent", initials: "Ge" });
  expect(faceOf("take-back")).toEqual({ guild: "", kind: "take-back", initials: "" });
});

test("a card of a guild under influence shows both", () => {
  expect(faceOf("blue-leuven")).toEqual({ guild: "blue", kind: "leuven", initials: "Le" });
  expect(faceOf("red-site").guild).toBe("red");
});

test("a city card shows the arms of its centre", () => {
  expect(armsOfCity("luik")).toBe("church");
  expect(armsOfCity("site")).toBe("");
});
