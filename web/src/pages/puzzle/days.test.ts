import { expect, it } from "vitest";

import { dayAfter, daysAround } from "./days";

it("counts days over the end of a month and a year", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
});

it("shows the week that ends today", () => {
  expect(daysAround("2026-11-19", "2026-08-12", "2026-11-19")).toEqual([13, 14, 15, 16, 17, 18, 19].map((day) => `2026-11-${day}`));
});

it("shows as many days before as after one of the past", () => {
  expect(daysAround("2026-11-10", "2026-08-12", "2026-11-19")).toEqual(["07", "08", "09", "10", "11", "12", "13"].map((day) => `2026-11-${day}`));
});

it("shows no day before the first", () => {
  expect(daysAround("2026-11-18", "2026-11-17", "2026-11-19")).toEqual(["2026-11-17", "2026-11-18", "2026-11-19"]);
  expect(daysAround("2026-11-01", "2026-11-01", "2026-11-19")[0]).toBe("2026-11-01");
});
