import { afterEach, expect, it, vi } from "vitest";

import { loadTexts, say } from "./words.svelte";

afterEach(() => vi.unstubAllGlobals());

it("what belongs to no game says a seat as a number, since it knows nobody's name", async () => {
  vi.stubGlobal("fetch", async () => new Response("away = Seat { $seat } is away."));
  await loadTexts("en");
  expect(say("away", { seat: 1 })).toBe("Seat 1 is away.");
});
