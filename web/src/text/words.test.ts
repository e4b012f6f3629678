import { beforeAll, expect, it, vi } from "vitest";

import common from "../../../src/beffroi/text/en.ftl?raw";
import pages from "../../../src/beffroi/text/pages.en.ftl?raw";
import { ApiError } from "../api";
import { settings } from "../settings.svelte";
import { loadTexts, sayError } from "./words.svelte";

beforeAll(async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", async () => new Response(common + pages));
  await loadTexts("en");
});

it("an error about a seat is said, although no seat has a name yet", () => {
  expect(sayError(new ApiError("not-your-seat", { seat: 1 }))).toBe("This seat is not yours.");
});

it("an error without words of its own is said all the same", () => {
  expect(sayError(new ApiError("unheard-of"))).toBe(sayError(new Error("anything")));
});
