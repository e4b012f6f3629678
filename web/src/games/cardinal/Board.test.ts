import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import Parts from "../../../harness/Parts.svelte";
import type { Refusal, Seen } from "../../board/contract";
import { MEANINGS } from "./meanings.gen";
import { Texts } from "../../text/texts";
import english from "../../../../src/beffroi/games/cardinal/en.ftl?raw";
import end from "./fixtures/end.json";
import first from "./fixtures/first.json";
import middle from "./fixtures/middle.json";
import move from "./fixtures/move.json";
import drawing from "./index";
import type { Answer, Game } from "./view.gen";

const words = new Texts("en", [english], [], MEANINGS);
afterEach(cleanup);

function show({ seen, events }: { seen: unknown; events: unknown }, live = true, refusals: Refusal<Game>[] = []) {
  const answer = vi.fn<(action: Answer) => void>();
  const props = { drawing, seen, events, words, refusals, answer, live };
  const { container } = render(Parts, { props: props as never });
  const find = (selector: string): Element => container.querySelector(selector) as Element;
  const square = (x: number, y: number): Element => find(`[data-square="${x},${y}"]`);
  const piece = (name: string): Element => find(`.tray button[title^="${name}"]`);
  return { answer, container, square, piece, grid: find("[role=grid]") };
}

test("a tower taken from the tray and put on a lit square is answered", async () => {
  const { answer, piece, square } = show(middle);
  await fireEvent.click(piece("yellow tower"), { detail: 1 });
  await fireEvent.click(square(-1, -1));
  await fireEvent.click(square(-1, -1));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Build", piece: "TY", facing: "n", x: -1, y: -1 });
});

test("the laws in the way are told before anything is sent", async () => {
  const { answer, piece, square } = show(middle);
  await fireEvent.click(piece("yellow tower"), { detail: 1 });
  await fireEvent.click(square(-2, 1));
  expect(screen.getByText(/Law 4: it would touch its own form/)).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

test("keys take, turn and place", async () => {
  const { answer, grid } = show(middle);
  for (const key of ["n", "r", "ArrowLeft", "ArrowDown", "Enter"]) await fireEvent.keyDown(grid, { key });
  expect(answer).toHaveBeenCalledOnce();
});

test("the first builder has the Cardinal in hand", async () => {
  const { answer, square } = show(first);
  await fireEvent.click(square(0, -1));
  await fireEvent.click(square(0, -1));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Move", piece: "CA", facing: "n", x: 0, y: -1 });
});

test("the Cardinal may be left where he is", async () => {
  const { answer } = show(move);
  await fireEvent.click(screen.getByText(words.label({ type: "Leave" })));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Leave" });
});

test("nothing can be clicked on a picture", async () => {
  const { answer, square, container } = show(middle, false);
  await fireEvent.click(square(-1, -1));
  expect(container.querySelector(".tray button:not([disabled])")).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test("a refusal lights the building it is about", () => {
  const refusal: Refusal<Game> = { rule: { ref: "L4" }, why: "same-form-beside", facts: { pieces: ["HB"], squares: ["M12"] } };
  expect(show(middle, true, [refusal]).container.querySelector("path.refused")).not.toBeNull();
});

test("a town is told in sentences", () => {
  const sentences = drawing.describe(end.seen as unknown as Seen<Game>, words);
  expect(sentences).toContain("The Cardinal stands on K13.");
  expect(sentences).toContain("Architect 1 builds in red, has taken 8 markers and would now have 24 points.");
});

test("an architect is summed up for the strip of players", () => {
  const facts = drawing.standing(end.seen as unknown as Seen<Game>, 2, words, null);
  expect(facts.map(({ value }) => value)).toEqual(["18", "1"]);
});

test("the place the Cardinal was put on last is marked", () => {
  const { view } = end.seen;
  const moved = (square: string): unknown => ({ ...end, events: [{ what: "cardinal-moved", facts: { seat: 1, square }, rule: { ref: "IV.3" }, private: [], uncovers: [] }] });
  expect(show(moved(view.cardinal.name) as typeof end).container.querySelectorAll("path.news")).toHaveLength(1);
  cleanup();
  expect(show(moved("A1") as typeof end).container.querySelectorAll("path.news")).toHaveLength(0);
});
