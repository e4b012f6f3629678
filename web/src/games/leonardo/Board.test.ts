import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import Parts from "../../../harness/Parts.svelte";
import type { Refusal, Seen } from "../../board/contract";
import { MEANINGS } from "./meanings.gen";
import { Texts } from "../../text/texts";
import english from "../../../../src/beffroi/games/leonardo/en.ftl?raw";
import alliance from "./fixtures/alliance.json";
import auction from "./fixtures/auction.json";
import bets from "./fixtures/bets.json";
import crowded from "./fixtures/crowded.json";
import exhibit from "./fixtures/exhibit.json";
import negotiation from "./fixtures/negotiation.json";
import push from "./fixtures/push.json";
import drawing from "./index";
import type { Answer, Game } from "./view.gen";

const words = new Texts("en", [english], [], MEANINGS);
afterEach(cleanup);

const seenIn = (shown: { seen: unknown }): Seen<Game> => shown.seen as Seen<Game>;

function show(shown: { seen: unknown; events: unknown }, live = true, refusals: Refusal<Game>[] = []) {
  const answer = vi.fn<(action: Answer) => void>();
  const { container } = render(Parts, { props: { drawing, ...shown, words, refusals, answer, live } as never });
  const lit = (): Element[] => [...container.querySelectorAll(".spot.lit")];
  return { answer, container, lit };
}

test("a work is exhibited by pressing a palace", async () => {
  const { answer, lit } = show(exhibit);
  expect(lit()).toHaveLength(1);
  await fireEvent.click(lit()[0]!);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Exhibit", space: 4 });
});

test("a visitor is pushed by pressing where he shall go, and left by pressing where he stands", async () => {
  const { answer, lit } = show(push);
  expect(lit()).toHaveLength(11);
  await fireEvent.click(screen.getByRole("button", { name: /leave the visitor there/ }));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Push", spaces: 0 });
});

test("a space that answers nothing says what it is", async () => {
  const { answer, container } = show(crowded);
  await fireEvent.click(screen.getByRole("button", { name: /^Via dei Tintori \(12\): Red/ }));
  expect(answer).not.toHaveBeenCalled();
  expect(container.querySelector(".deed")?.textContent).toMatch(/Via dei Tintori.*Price\s*60.*Tax\s*90.*Owner\s*Red/s);
});

test("Tab stops once on the board, where it can be answered", () => {
  const { container } = show(exhibit);
  const stops = [...container.querySelectorAll('[tabindex="0"]')];
  expect(stops.map((stop) => stop.classList.contains("lit"))).toEqual([true]);
});

test("a board in a replay has nothing to press", () => {
  expect(show(exhibit, false).container.querySelectorAll('[role="button"]')).toHaveLength(0);
});

test("a refusal lights the space it names", () => {
  const refusal: Refusal<Game> = { rule: { ref: "7" }, why: "palace-full", facts: { space: "4", works: 2 } };
  expect(show(exhibit, true, [refusal]).container.querySelectorAll(".refused")).toHaveLength(1);
});

test("pawns that stand on the board are drawn, six families apart", () => {
  expect(show(crowded).container.querySelectorAll("[data-pawn]")).toHaveLength(3);
  const shields = [0, 1, 2, 3, 4, 5].map((seat) => drawing.tinctures?.(seenIn(crowded), seat).join());
  expect(new Set(shields).size).toBe(6);
});

test("allies play under one colour", () => {
  expect(drawing.tinctures?.(seenIn(alliance), 1)).toEqual(drawing.tinctures?.(seenIn(alliance), 0));
  expect(drawing.standing(seenIn(alliance), 1, words, null)).toEqual([{ label: "plays with", value: "Red" }]);
});

test.each([
  ["an auction", auction, ["Auction of Via degli Argentieri (18).", "Best bid: 40 florins, Yellow."]],
  ["bets that are shown", bets, ["Yellow: 50 florins on gold."]],
  ["an offer", negotiation, ["Offer no. 1 — Red would give Via degli Argentieri (18). Blue would give Via dei Cambiavalute (20), plus 35 florins."]],
  ["what everybody owns", crowded, ["Red: 115 florins, capital 1,175, no soldier.", "Red stands on Third Embassy (28)."]],
])("%s can be read", (_what, shown, sentences) => {
  const told = drawing.describe(seenIn(shown), words);
  for (const sentence of sentences) expect(told).toContain(sentence);
});

test("the strip of players shows what counts", () => {
  expect(drawing.standing(seenIn(crowded), 2, words, null)).toContainEqual({ label: "soldiers", value: "2" });
});
