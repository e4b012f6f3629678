import { afterEach, describe, expect, it } from "vitest";

import { Considered } from "./considered.svelte";

const sources = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" });
const [roll, keep] = [{ type: "Roll" }, { type: "Keep" }];

function button(considered: Considered, answer: { type: string }): HTMLButtonElement {
  const control = document.body.appendChild(document.createElement("button"));
  const { onpointerenter, onpointerleave, onpointerdown, onclickcapture } = considered.props(answer);
  control.addEventListener("pointerenter", onpointerenter);
  control.addEventListener("pointerleave", onpointerleave);
  control.addEventListener("pointerdown", onpointerdown);
  control.addEventListener("click", onclickcapture, true);
  return control;
}

afterEach(() => document.body.replaceChildren());

describe("an answer is considered", () => {
  it("while its control is pointed at", () => {
    const considered = new Considered();
    const control = button(considered, roll);
    control.dispatchEvent(new Event("pointerenter"));
    expect(considered.actions).toEqual([roll]);
    control.dispatchEvent(new Event("pointerleave"));
    expect(considered.actions).toEqual([]);
  });

  it("no longer once its control has gone with its question", () => {
    const considered = new Considered();
    const [gone, other] = [button(considered, roll), button(considered, keep)];
    gone.dispatchEvent(new Event("pointerenter"));
    considered.leaveGone();
    expect(considered.actions).toEqual([roll]);
    gone.remove();
    considered.leaveGone();
    expect([considered.actions, considered.control]).toEqual([[], null]);
    other.dispatchEvent(new Event("pointerenter"));
    considered.leaveGone();
    expect(considered.actions).toEqual([keep]);
  });
});

it("every button that gives an answer tells what it would bring", () => {
  const buttons = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/<button[^]*?<\/button/g)].map(([text]) => ({ path, text })),
  );
  const silent = buttons.filter(({ text }) => /=> answer\(/.test(text) && !text.includes("considered.props("));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
