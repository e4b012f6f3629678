import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import type { Ask } from "../board/contract";
import { Texts } from "../text/texts";
import Question from "./Question.svelte";

const words = new Texts("en", [
  `
seat-0 = Ann
seat-1 = Bob
seat-2 = Cid
action-Bid = bid { $amount }
action-Play = play { $card }
action-Yes = do it
action-No = leave it
action-Choose = { $card } with { $influence }
action-Split = share { $shares }
action-Burn = burn { $targets }
part-card = Which card?
part-influence = How much?
part-shares = The share of
part-targets = What burns?
card-x = the Ox
piece-ta = Tavern
facing-n = north
facing-e = east
`,
], [], { facts: {}, answers: { Play: { card: "card" }, Choose: { card: "card" }, Build: { piece: "piece", facing: "facing" } } });

function ask(question: Ask) {
  const answer = vi.fn();
  render(Question, { ask: question, words, label: "What?", answer, square: (x: number, y: number) => `${x}/${y}` });
  return answer;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const part = { of: [], low: 0, high: 0, by: 1, most: [] };

afterEach(cleanup);

it("a pick is a button for each answer", async () => {
  const answer = ask({ type: "Pick", actions: [{ type: "Play", card: "x" }, { type: "Play", card: "y" }] });
  await press("Play the Ox");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Play", card: "x" });
});

it("what is put somewhere says where", async () => {
  const answer = ask({ type: "Pick", actions: [{ type: "Play", card: "x", x: 3, y: 4 }, { type: "Play", card: "x", x: 4, y: 4 }] });
  await press("Play the Ox (4/4)");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Play", card: "x", x: 4, y: 4 });
});

it("a long pick can be searched", async () => {
  ask({ type: "Pick", actions: Array.from({ length: 40 }, (_, card) => ({ type: "Play", card })) });
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "Play 39" } });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it("an amount is stepped and stays within its bounds", async () => {
  const answer = ask({ type: "Amount", action: "Bid", field: "amount", low: 1, high: 3, by: 1 });
  const [less, more] = screen.getAllByRole("button");
  expect(less).toHaveProperty("disabled", true);
  for (let times = 0; times < 5; times++) await fireEvent.click(more as HTMLElement);
  await press("Bid 3");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Bid", amount: 3 });
});

it("an amount can be typed, and is put on the nearest step", async () => {
  const answer = ask({ type: "Amount", action: "Bid", field: "amount", low: 0, high: 50, by: 10 });
  await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "34" } });
  await press("Bid 30");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Bid", amount: 30 });
});

it("yes and no say what they do", async () => {
  const answer = ask({ type: "YesNo", yes: { type: "Yes" }, no: { type: "No" } });
  await press("Leave it");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "No" });
});

it("yes can be said several times in one go", async () => {
  const [yes, no] = [{ type: "Yes" }, { type: "No" }];
  const answer = ask({ type: "YesNo", yes, no, times: 3 });
  await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "2" } });
  await press("Do it × 2");
  expect(answer).toHaveBeenCalledExactlyOnceWith(yes, yes);
});

it("an amount that a yes would ask for is the yes", async () => {
  const then = { type: "Amount" as const, action: "Bid", field: "amount", low: 5, high: 50, by: 5 };
  const answer = ask({ type: "YesNo", yes: { type: "Yes" }, no: { type: "No" }, then });
  await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "40" } });
  await press("Bid 40");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Yes" }, { type: "Bid", amount: 40 });
  await press("Leave it");
  expect(answer).toHaveBeenLastCalledWith({ type: "No" });
});

it("a piece is put on a square chosen from lists", async () => {
  const place = { piece: "TA", left: 0, top: 0, width: 4, cells: [[0, 0]] as [number, number][] };
  const answer = ask({
    type: "Place",
    action: "Build",
    places: [
      { ...place, facing: "n", bits: "80" },
      { ...place, facing: "e", bits: "05" },
    ],
  });
  const [, facing] = screen.getAllByRole("combobox");
  await fireEvent.change(facing as HTMLElement, { target: { value: "e" } });
  expect(screen.getByText("3/1")).toBeTruthy();
  await fireEvent.click(screen.getAllByRole("button").at(-1) as HTMLElement);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Build", piece: "TA", facing: "e", x: 1, y: 1 });
});

it("a bundle is put together part by part", async () => {
  const answer = ask({
    type: "Bundle",
    action: "Choose",
    parts: [
      { ...part, field: "card", kind: "one", of: ["x", "y"] },
      { ...part, field: "influence", kind: "amount", high: 2 },
    ],
  });
  await fireEvent.click(screen.getByRole("radio", { name: "y" }));
  await press("Y with 0");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Choose", card: "y", influence: 0 });
});

it("no more things can be marked than are wanted", async () => {
  const answer = ask({
    type: "Bundle",
    action: "Burn",
    parts: [{ ...part, field: "targets", kind: "many", of: ["a", "b"], low: 1, high: 1 }],
  });
  await fireEvent.click(screen.getByRole("checkbox", { name: "b" }));
  expect(screen.getByRole("checkbox", { name: "a" })).toHaveProperty("disabled", true);
  await press("Burn b");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Burn", targets: ["b"] });
});

it("shares are named by their seats and must make the sum", async () => {
  const answer = ask({
    type: "Bundle",
    action: "Split",
    parts: [{ ...part, field: "shares", kind: "shares", of: [1, 2], low: 2, high: 2, most: [2, 1] }],
  });
  expect(screen.getByRole("button", { name: /Share/ })).toHaveProperty("disabled", true);
  const [bob, cid] = screen.getAllByRole("spinbutton");
  await fireEvent.change(bob as HTMLElement, { target: { value: "1" } });
  await fireEvent.change(cid as HTMLElement, { target: { value: "1" } });
  await press("Share 1 and 1");
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Split", shares: [1, 1] });
});

