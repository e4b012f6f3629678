import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import Parts from "../../../harness/Parts.svelte";
import type { Refusal, Seen } from "../../board/contract";
import { MEANINGS } from "./meanings.gen";
import { Texts } from "../../text/texts";
import english from "../../../../src/beffroi/games/cathedral/en.ftl?raw";
import end from "./fixtures/end.json";
import first from "./fixtures/cathedral-first.json";
import middle from "./fixtures/middle.json";
import drawing from "./index";
import { squareNamed } from "./plans";
import type { Answer, Game } from "./view.gen";

const words = new Texts("en", [english], [], MEANINGS);
afterEach(cleanup);

interface Shown {
  seen: unknown;
  events: unknown;
}

function show({ seen, events }: Shown, live = true, refusals: Refusal<Game>[] = []) {
  const answer = vi.fn<(action: Answer) => void>();
  const props = { drawing, seen, events, words, refusals, answer, live };
  const { container } = render(Parts, { props: props as never });
  const find = (selector: string): Element => container.querySelector(selector) as Element;
  const square = (name: string): Element => find(`[data-square="${squareNamed(name).join()}"]`);
  const piece = (name: string): Element => find(`.mine button[title="${name}"]`);
  return { answer, container, square, piece, grid: find("[role=grid]") };
}

test("a building taken from the tray and put on a square is answered", async () => {
  const { answer, square, piece } = show(middle);
  await fireEvent.click(piece("Bridge"), { detail: 1 });
  await fireEvent.click(square("D7"));
  expect(answer).not.toHaveBeenCalled();
  await fireEvent.click(square("D7"));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Build", piece: "BR", facing: "n", x: 2, y: 6 });
});

test("what may not stand somewhere is shown, and sent all the same so that the server says why", async () => {
  const { answer, container, square, piece } = show(middle);
  await fireEvent.click(piece("Bridge"), { detail: 1 });
  await fireEvent.click(square("E9"));
  expect(container.querySelector("[data-fits]")?.getAttribute("data-fits")).toBe("false");
  expect(screen.getByText(/You cannot place it here/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Place"));
  expect(answer).toHaveBeenCalledOnce();
});

test("keys take, turn and place a building", async () => {
  const { answer, grid } = show(middle);
  for (const key of ["n", "n", "r", "ArrowRight", "Enter"]) await fireEvent.keyDown(grid, { key });
  expect(answer).toHaveBeenCalledOnce();
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ type: "Build", piece: "IN", facing: "e" });
});

test("Escape puts the building back", async () => {
  const { container, grid } = show(middle);
  await fireEvent.keyDown(grid, { key: "n" });
  expect(container.querySelector("[data-fits]")).not.toBeNull();
  await fireEvent.keyDown(grid, { key: "Escape" });
  expect(container.querySelector("[data-fits]")).toBeNull();
});

test("the Cathedral is in hand from the start", async () => {
  const { answer, square } = show(first);
  await fireEvent.click(square("E5"));
  await fireEvent.click(square("E5"));
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ type: "Build", piece: "CA", facing: "n" });
});

test("nothing can be clicked on a picture", async () => {
  const { answer, container, square } = show(middle, false);
  await fireEvent.click(square("D7"));
  expect(screen.queryByText("Place")).toBeNull();
  expect(container.querySelector("button:not([disabled])")).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test("a refusal lights its squares", () => {
  const refusal: Refusal<Game> = { rule: { ref: "2" }, why: "taken", facts: { squares: ["C6"] } };
  expect(show(middle, true, [refusal]).container.querySelector("path.refused")).not.toBeNull();
  cleanup();
  expect(show(middle).container.querySelector("path.refused")).toBeNull();
});

test("a city is told in sentences", () => {
  const sentences = drawing.describe(end.seen as unknown as Seen<Game>, words);
  expect(sentences).toContain("The Cathedral stands on E8, D9, E9, F9, G9, and E10.");
  expect(sentences).toContain("Light still has to place: Infirmary; 5 squares.");
});

test("a side is summed up for the strip of players", () => {
  const facts = drawing.standing(end.seen as unknown as Seen<Game>, 1, words, null);
  expect(facts.map(({ value }) => value)).toEqual(["14", "3", "8"]);
});
