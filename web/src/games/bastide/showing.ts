/** How what happens in Bastide is shown. */
import { ended, said, taking, told, withAt, type End, type Flight, type Showings } from "../../board/showing";
import type { Game, View } from "./view.gen";

type Fact = unknown;

const CHEST: End = { place: "chest" };
const purse = (seat: Fact): End => ({ seat: Number(seat) });
const coins = (from: End, to: End, amount: Fact): Flight[] => [{ what: "coin", from, to, amount: Number(amount) }];

const richer = (view: View, seat: Fact, by: Fact): View => ({ ...view, money: withAt(view.money, Number(seat), (money) => money + Number(by)) });

/** The fists open: what each has bid lies on the table. */
function opened(view: View, { seat, amount }: { seat: Fact; amount: Fact }): View {
  const { seats, amounts, times, added } = view.bids ?? { seats: [], amounts: [], times: [], added: [] };
  const bids = { seats: [...seats, Number(seat)], amounts: [...amounts, Number(amount)], times: [...times, 0], added: [...added, 0] };
  return { ...view, bids: seats.includes(Number(seat)) ? view.bids : bids };
}

function addition(view: View, seat: Fact, amount: number | null): View {
  const at = view.bids?.seats.indexOf(Number(seat)) ?? -1;
  if (!view.bids || at < 0) return view;
  const times = withAt(view.bids.times, at, (count) => (amount === null ? count + 1 : 0));
  return { ...view, bids: { ...view.bids, times, added: withAt(view.bids.added, at, () => amount) } };
}

const without = <T>(values: readonly T[], value: T): T[] => values.filter((_, at) => at !== values.indexOf(value));

const shared = (before: View, amount: Fact): Flight[] => before.playing.flatMap((seat) => coins(CHEST, purse(seat), amount));

const town = taking<View, "town" | "stock">("town", "stock");
const camp = taking<View, "camp">("camp");
const circles = taking<View, "influences" | "stock">("influences", "stock");
const tiles = taking<View, "hand" | "hands">("hand", "hands");

export const showings: Showings<Game> = {
  starts: told,
  drawn: { sign: "card", beats: 0.5, shown: taking<View, "bag">("bag"), isRoutine: true },
  "bag-empty": { sign: "card", beats: 0.5, isRoutine: true },
  "tile-played": { sign: "card", beats: 1, shown: tiles },
  passed: { sign: "note", beats: 1, opensTurn: true },
  proposed: { sign: "hand", beats: 1.25, shown: taking<View, "project">("project") },
  pledged: { sign: "hand", beats: 1 },
  "no-tile-to-play": told,
  "piece-placed": { sign: "build", beats: 1.25, shown: town },
  "chest-shared": {
    sign: "coin",
    beats: 1.25,
    shown: (before, { amount, rest }) => before.playing.reduce((view, seat) => richer(view, seat, amount), { ...before, chest: Number(rest) }),
    flights: ({ amount }, before) => shared(before, amount),
  },
  bid: { sign: "hand", beats: 2, shown: opened, isTogether: true },
  "has-added": { sign: "hand", beats: 1, shown: (before, { seat }) => addition(before, seat, null) },
  "additions-shown": { sign: "hand", beats: 2, shown: (before, { seat, amount }) => addition(before, seat, Number(amount)), isTogether: true },
  "project-failed": { sign: "gone", beats: 1.5 },
  "influence-placed": { sign: "build", beats: 1, shown: circles },
  "influences-lost": { sign: "gone", beats: 1 },
  "none-in-stock": told,
  "english-dismissed": { sign: "gone", beats: 1.25, shown: (before, { value }) => ({ ...before, camp: without(before.camp, Number(value)) }) },
  "no-marker": told,
  "road-advanced": { sign: "move", beats: 1.25, shown: taking<View, "road" | "stock">("road", "stock") },
  "house-built": { sign: "build", beats: 1.25, shown: town },
  "tax-changed": told,
  taxed: { sign: "coin", beats: 0.75 },
  "rent-paid": {
    sign: "coin",
    beats: 1.25,
    shown: (before, { seat, amount }) => richer(before, seat, amount),
    flights: ({ seat, amount }) => coins({ place: "last" }, purse(seat), amount),
    isTogether: true,
  },
  "chest-filled": {
    sign: "coin",
    beats: 1,
    shown: (before, { amount }) => ({ ...before, chest: before.chest + Number(amount) }),
    flights: ({ amount }) => coins({ place: "last" }, CHEST, amount),
  },
  "paid-back": {
    sign: "coin",
    beats: 1.25,
    shown: (before, { seat, to, amount }) => richer(richer(before, seat, -Number(amount)), to, amount),
    flights: ({ seat, to, amount }) => coins(purse(seat), purse(to), amount),
  },
  "house-destroyed": { sign: "gone", beats: 1.5, shown: town },
  "influence-removed": { sign: "gone", beats: 1.25, shown: circles },
  "equipment-lost": { sign: "gone", beats: 1 },
  camped: { sign: "fight", beats: 1.25, shown: camp },
  siege: { ...ended, sign: "fight" },
  "walls-missing": ended,
  "card-taken": {
    sign: "crown",
    beats: 1.25,
    shown: taking<View, "cards">("cards"),
    flights: ({ seat }) => [{ what: "card", from: "board", to: purse(seat) }],
  },
  "all-started": ended,
  stalled: ended,
  "too-long": ended,
  "town-is-french": { ...ended, sign: "crown" },
  "town-is-nobodys": { ...ended, sign: "crown" },
  "town-is-english": { ...ended, sign: "crown" },
  "influences-count": told,
  "cards-count": told,
  "road-counts": told,
  scored: { ...ended, sign: "crown" },
  "gift-offered": said,
  "gift-asked": said,
  "exchange-offered": said,
  "promise-wanted": said,
  "promise-offered": said,
  tied: said,
  "offer-accepted": said,
  "offer-dropped": said,
  "offer-countered": said,
  "offer-declined": said,
  "offer-refused": said,
  "offer-withdrawn": said,
  "offer-lapsed": said,
  "money-given": {
    sign: "coin",
    beats: 1.25,
    shown: (before, { seat, to, amount }) => richer(richer(before, seat, -Number(amount)), to, amount),
    flights: ({ seat, to, amount }) => coins(purse(seat), purse(to), amount),
  },
  promised: said,
  "promise-kept": said,
  "promise-broken": said,
  "promise-lapsed": said,
  resigned: ended,
  "out-of-time": ended,
  closed: ended,
};
