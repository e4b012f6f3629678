import { beforeAll, expect, it, vi } from "vitest";

import common from "../../../src/beffroi/text/en.ftl?raw";
import pages from "../../../src/beffroi/text/pages.en.ftl?raw";

/** A page of its own: texts that another test has fetched in this process are kept. */
vi.resetModules();
const { ApiError } = await import("../api");
const { settings } = await import("../settings.svelte");
const { loadTexts, say, sayError } = await import("./words.svelte");

beforeAll(async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", async () => new Response(common + pages + "\naway = Seat { $seat } is away.\n"));
  await loadTexts("en");
});

it("what belongs to no game says a seat as a number, since it knows nobody's name", () => {
  expect(say("away", { seat: 1 })).toBe("Seat 1 is away.");
});

it("an error about a seat is said, although no seat has a name yet", () => {
  expect(sayError(new ApiError("not-your-seat", { seat: 1 }))).toBe("This seat is not yours.");
});

it("an error without words of its own is said all the same", () => {
  expect(sayError(new ApiError("unheard-of"))).toBe(sayError(new Error("anything")));
});
