import { expect, test } from "vitest";

import { adopt, settings, type Settings, whatWasChosen } from "./settings.svelte";

const usual = { theme: "system", speed: "normal", sound: true } as Settings;

test("what is as usual was not chosen, so that a telephone stays as silent as telephones are", () => {
  expect(whatWasChosen({ ...usual, speed: "fast" }, usual, {})).toEqual({ speed: "fast" });
});

test("what was chosen stays chosen when it is as usual again", () => {
  expect(whatWasChosen({ ...usual, sound: true }, usual, { sound: false })).toEqual({ sound: true });
});

test("what another device has chosen replaces everything that was chosen on this one", () => {
  adopt({ theme: "candle", speed: "slow" });
  adopt({ theme: "light" });
  expect([settings.theme, settings.speed]).toEqual(["light", "normal"]);
});
