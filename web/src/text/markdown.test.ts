import { expect, it } from "vitest";

import { blocksOf, runsOf } from "./markdown";

const plain = (text: string) => ({ text, style: "plain" });

it("joins the lines of a paragraph and parts paragraphs at empty lines", () => {
  expect(blocksOf("one\ntwo\n\nthree")).toEqual([
    { kind: "paragraph", runs: [plain("one two")] },
    { kind: "paragraph", runs: [plain("three")] },
  ]);
});

it("reads lists, with items that go on over several lines", () => {
  expect(blocksOf("- one\n  goes on\n- two")).toEqual([
    { kind: "list", isOrdered: false, items: [[plain("one goes on")], [plain("two")]] },
  ]);
  expect(blocksOf("1. one\n2. two")).toMatchObject([{ kind: "list", isOrdered: true }]);
});

it("reads tables without the line under their head", () => {
  expect(blocksOf("| a | b |\n|---|---|\n| 1 | 2 |")).toEqual([
    { kind: "grid", rows: [[[plain("a")], [plain("b")]], [[plain("1")], [plain("2")]]] },
  ]);
});

it("keeps what stands between fences as it is", () => {
  expect(blocksOf("one\n\n```text\n a\n\n b\n```\ntwo")).toEqual([
    { kind: "paragraph", runs: [plain("one")] },
    { kind: "figure", name: "", text: " a\n\n b" },
    { kind: "paragraph", runs: [plain("two")] },
  ]);
});

it("knows the name of a figure", () => {
  expect(blocksOf("```text pieces\n a\n```\n\n```text plan\n b\n```")).toEqual([
    { kind: "figure", name: "pieces", text: " a" },
    { kind: "figure", name: "plan", text: " b" },
  ]);
});

it("knows strong, emphasised and literal words", () => {
  expect(runsOf("a **b** *c* `d`")).toEqual([
    plain("a "),
    { text: "b", style: "strong" },
    plain(" "),
    { text: "c", style: "em" },
    plain(" "),
    { text: "d", style: "code" },
  ]);
});

it("leaves HTML alone, as text", () => {
  expect(runsOf("<b>x</b>")).toEqual([plain("<b>x</b>")]);
});
