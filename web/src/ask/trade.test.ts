import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import type { Seen } from "../board/contract";
import { Texts } from "../text/texts";
import Offers from "./Offers.svelte";
import { Trade } from "./trade.svelte";
import TradeTable from "./Trade.svelte";

const TEXTS = `
seat-0 = Ann
seat-1 = Bob
seat-2 = Cid
space-7 = the Mill
space-8 = the Well
space-9 = the Inn
promise-spare = to spare the other
promise-bid-3 = to bid 3
promise-kind-spare = spare
promise-kind-bid = bid
goods-money = { $amount } florins
goods-unit = florins
goods-nothing = nothing
trade-terms = You give { $give }; you get { $take }.
trade-terms-promising = You promise { $to } { $promise }; you get { $take }.
trade-terms-promised = You give { $give }; { $to } promises { $promise }.
trade-terms-of = { $seat } gives { $give }, { $to } gives { $take }.
`;
const words = new Texts("en", [TEXTS]);
const goods = { money: 0, things: [], word: "", promise: "" };
const purse = (field: string, high: number) => ({ type: "Purse" as const, field, high, by: 5 });
const things = (field: string, ...of: number[]) => ({ type: "Things" as const, field, word: "space", of });
const ask = {
  type: "Offer" as const,
  action: "Offer",
  left: 2,
  counter: "Counter",
  give: [things("give", 7, 8), purse("pay", 100)],
  partners: [
    { seat: 1, take: [things("want", 9), purse("ask", 50)] },
    { seat: 2, take: [things("want"), purse("ask", 20)] },
  ],
  promises: { field: "promise", none: "none", kinds: [["bid", ["bid-3"]], ["spare", ["spare"]]] as [string, string[]][] },
  answers: [[4, 1]] as [number, number][],
  silent: [],
};
const offer = { number: 4, seat: 1, to: [0], give: { ...goods, things: [9], word: "space" }, take: { ...goods, money: 40 }, accept: "Accept", drop: "Drop" };
const seen = { viewer: 0, view: null, floor: [ask, { type: "Pick", actions: [{ type: "Accept", number: 4 }] }], offers: [offer] } as unknown as Seen;

function table() {
  const [trade, send] = [new Trade(() => seen), vi.fn()];
  trade.begin();
  const shown = { trade, view: null, words, tincturesOf: () => [], refusals: [], isLive: true, send, read: vi.fn() };
  return { trade, send, ...render(TradeTable, shown) };
}

afterEach(cleanup);

it("the terms stand on the button as a sentence and make one action", async () => {
  const { trade, send } = table();
  await fireEvent.click(screen.getByRole("button", { name: "the Well" }));
  await fireEvent.click(screen.getByRole("button", { name: "the Inn" }));
  trade.pay("give", 40);
  flushSync();
  await fireEvent.click(screen.getByRole("button", { name: "You give the Well and 40 florins; you get the Inn." }));
  expect(send).toHaveBeenCalledOnce();
  expect(trade.action).toEqual({ type: "Offer", to: 1, give: [8], pay: 40, want: [9], ask: 0, promise: "none" });
});

it("only what the two own can be put on the table", async () => {
  const { trade } = table();
  trade.toggle(9);
  await fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
  expect(trade.goods("take").things, "what Bob owns leaves the table with Bob").toEqual([]);
  expect(screen.queryByRole("button", { name: "the Inn" })).toBeNull();
  trade.toggle(9);
  expect(trade.isEmpty).toBe(true);
});

it("a promise is given for money alone, and by one side", () => {
  const { trade } = table();
  trade.pay("give", 20);
  trade.promise("take", "bid-3");
  expect(trade.action).toMatchObject({ pay: 20, ask: 0, promise: "bid-3" });
  flushSync();
  expect(screen.getByRole("button", { name: "You give 20 florins; Bob promises to bid 3." })).toBeTruthy();
  trade.promise("give", "spare");
  expect(trade.action).toMatchObject({ pay: 0, promise: "spare" });
});

it("a counter-offer starts from the terms, seen from the other side", () => {
  const trade = new Trade(() => seen);
  trade.change(offer);
  expect(trade.action).toMatchObject({ type: "Counter", number: 4, give: [], pay: 40, want: [9], ask: 0 });
});

it("an open offer is told as one sees it, with what may be said to it", async () => {
  const answer = vi.fn();
  const props = { seen, trade: new Trade(() => seen), words, tincturesOf: () => [], refused: { answer: null, refusals: [] }, isLive: true, answer, read: vi.fn() };
  render(Offers, props);
  expect(screen.getByText(/You give 40 florins; you get the Inn\./)).toBeTruthy();
  expect(screen.getAllByRole("button"), "what the floor does not offer has no button").toHaveLength(2);
  await fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Accept", number: 4 });
});

it("an offer is declined for a reason, and one that cannot be paid any more keeps its button, so that one is told why", async () => {
  const [answer, sayable] = [vi.fn(), [{ type: "Drop", number: 4 }, { type: "Refuse", number: 4, excuse: "too-dear" }]];
  const refused = { answer: { type: "Accept", number: 4 }, refusals: [{ rule: { ref: "4.3n" }, why: "cannot-pay", facts: {} }] };
  const told = new Texts("en", [TEXTS, "no-cannot-pay = It cannot be paid.\nexcuse-too-dear = too dear"], [], { facts: {}, answers: { Refuse: { excuse: "excuse" } } });
  const props = { seen: { ...seen, floor: [{ type: "Pick", actions: sayable }] } as unknown as Seen, words: told, refused };
  render(Offers, { ...props, trade: new Trade(() => seen), tincturesOf: () => [], isLive: true, answer, read: vi.fn() });
  await fireEvent.click(screen.getByText("too dear"));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Refuse", number: 4, excuse: "too-dear" });
  await fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  expect(answer).toHaveBeenLastCalledWith({ type: "Accept", number: 4 });
  expect(screen.getByRole("alert").textContent).toContain("It cannot be paid.");
});

it("offers made to the viewer can stand apart from the others", () => {
  const others = [offer, { ...offer, number: 5, seat: 2, to: [1] }, { ...offer, number: 6, seat: 0, to: [2] }];
  const props = { seen: { ...seen, offers: others } as unknown as Seen, words, refused: { answer: null, refusals: [] }, isLive: true };
  const given = { ...props, trade: new Trade(() => seen), tincturesOf: () => [], answer: vi.fn(), read: vi.fn() };
  const numbers = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-offer]")].map(({ dataset }) => dataset["offer"]);
  expect(numbers(render(Offers, { ...given, addressed: true }).container)).toEqual(["4"]);
  expect(numbers(render(Offers, { ...given, addressed: false }).container)).toEqual(["6", "5"]);
});
