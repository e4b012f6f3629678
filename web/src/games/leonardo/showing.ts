/** How what happens in Leonardo is shown. */
import { ended, said, taking, told, type End, type Flight, type Showings } from "../../board/showing";
import type { Camp, Game, Palace, View } from "./view.gen";

type Fact = unknown;

const purse = (seat: Fact): End => ({ seat: Number(seat) });
const coins = (from: End, to: End, amount: Fact): Flight[] => [{ what: "coin", from, to, amount: Number(amount) }];
const seatsOf = (seats: Fact): number[] => [seats].flat().map(Number);

/** The view with the family changed to which a seat belongs. */
const ofFamily = (view: View, seat: Fact, change: (camp: Camp) => Partial<Camp>): View => ({
  ...view,
  camps: view.camps.map((camp) => (camp.seat === seat || camp.members.includes(Number(seat)) ? { ...camp, ...change(camp) } : camp)),
});

const richer = (view: View, seat: Fact, by: number): View => ofFamily(view, seat, ({ purse: florins }) => ({ purse: florins + by }));
const standing = (view: View, seat: Fact, space: Fact): View => ofFamily(view, seat, () => ({ pawn: Number(space) }));

/** One palace as it becomes. */
function palace(before: View, { space }: { space: Fact }, after: View): View {
  const isThere = (each: Palace): boolean => each.space === Number(space);
  return { ...before, palaces: [...before.palaces.filter((each) => !isThere(each)), ...after.palaces.filter(isThere)] };
}

function pushed(before: View, { seats, steps }: { seats: Fact; steps: Fact }, by: 1 | -1): View {
  const around = (space: number): number => ((space - 1 + by * Number(steps) + 32) % 32) + 1;
  return seatsOf(seats).reduce((view, seat) => ofFamily(view, seat, ({ pawn }) => ({ pawn: around(pawn) })), before);
}

const rolled = (before: View, { number }: { number: Fact }): View => ({ ...before, rolls: [...before.rolls, Number(number)] });
const camps = taking<View, "camps">("camps");
const soldiers = (before: View, { seat }: { seat: Fact }, after: View): View =>
  ofFamily(before, seat, (camp) => ({ soldiers: after.camps.find((each) => each.seat === camp.seat)?.soldiers ?? 0 }));

/** A roll is looked at until the ball lies still, a walk until the pawn has arrived. */
const [ROLL, WALK] = [2, 2];

export const showings: Showings<Game> = {
  paid: {
    sign: "coin",
    beats: 1.25,
    shown: (before, { seat, seats, florins }) => seatsOf(seats).reduce((view, to) => richer(view, to, Number(florins)), richer(before, seat, -Number(florins))),
    flights: ({ seat, seats, florins }) => seatsOf(seats).flatMap((to) => coins(purse(seat), purse(to), florins)),
    isTogether: true,
  },
  "paid-bank": {
    sign: "coin",
    beats: 1,
    shown: (before, { seat, florins }) => richer(before, seat, -Number(florins)),
    flights: ({ seat, florins }) => coins(purse(seat), "board", florins),
  },
  "bank-paid": {
    sign: "coin",
    beats: 1,
    shown: (before, { seat, florins }) => richer(before, seat, Number(florins)),
    flights: ({ seat, florins }) => coins("board", purse(seat), florins),
    isTogether: true,
  },
  dealt: { sign: "card", beats: 0.75, shown: palace },
  "office-shown": { sign: "card", beats: 0.75, shown: taking<View, "office" | "office_price" | "offices_shuffled" | "offices_under">("office", "office_price", "offices_shuffled", "offices_under") },
  "party-shown": { sign: "flag", beats: 1, shown: camps, isTogether: true },
  "event-shown": { sign: "card", beats: 0.75, shown: taking<View, "news" | "favoured" | "news_shuffled" | "news_under">("news", "favoured", "news_shuffled", "news_under") },
  turn: { sign: "flag", beats: 0, opensTurn: true, shown: taking<View, "mover" | "round" | "is_last_round">("mover", "round", "is_last_round") },
  "pawn-placed": { sign: "move", beats: 0.75, shown: (before, { seat, space }) => standing(before, seat, space) },
  "work-drawn": { sign: "card", beats: 0.75, shown: taking<View, "work" | "works_left">("work", "works_left"), isRoutine: true },
  exhibited: { sign: "build", beats: 1, shown: palace },
  rolled: { sign: "roll", beats: ROLL, shown: rolled },
  "roll-kept": { sign: "roll", beats: 0.5 },
  enlisted: { sign: "fight", beats: 1, shown: soldiers },
  moved: { sign: "move", beats: WALK, shown: (before, { seat, space }) => standing(before, seat, space) },
  peace: told,
  battle: { sign: "fight", beats: 1.25 },
  "soldier-lost": { sign: "gone", beats: 1, shown: soldiers },
  "left-free": { sign: "note", beats: 1 },
  acquired: { sign: "build", beats: 1.25, shown: palace },
  auction: { sign: "talk", beats: 1, shown: taking<View, "sale">("sale") },
  bid: { sign: "hand", beats: 0.75, shown: taking<View, "sale">("sale") },
  passed: { sign: "note", beats: 0.5 },
  unsold: { sign: "note", beats: 0.75 },
  tax: { sign: "note", beats: 1.25 },
  doubled: told,
  "office-bought": { sign: "crown", beats: 1.25, shown: camps },
  struck: { sign: "fight", beats: 1.25 },
  "pushed-forward": { sign: "move", beats: WALK, shown: (before, facts) => pushed(before, facts, 1) },
  "pushed-back": { sign: "move", beats: WALK, shown: (before, facts) => pushed(before, facts, -1) },
  market: { sign: "talk", beats: 1 },
  bet: {
    sign: "hand",
    beats: 1.5,
    shown: (before, { seat, product, florins }) => ({ ...before, bets: [...before.bets.filter(([other]) => other !== seat), [Number(seat), String(product), Number(florins)]] }),
    isTogether: true,
  },
  "house-wins": { sign: "roll", beats: ROLL, shown: rolled },
  "product-wins": { sign: "roll", beats: ROLL, shown: rolled },
  news: { sign: "card", beats: 1.25 },
  offered: said,
  "would-give": said,
  "offer-accepted": said,
  "offer-dropped": said,
  "offer-countered": said,
  "offer-declined": said,
  "offer-refused": said,
  "offer-withdrawn": said,
  "offer-lapsed": said,
  "handed-over": { sign: "flag", beats: 1.25, shown: taking<View, "palaces">("palaces") },
  "work-returned": { sign: "gone", beats: 1, shown: palace },
  bankrupt: { ...ended, sign: "gone" },
  out: { ...ended, sign: "gone" },
  "proposed-own-pawn": said,
  "proposed-their-pawn": said,
  agreed: said,
  withdrawn: said,
  "proposal-declined": said,
  "proposal-withdrawn": said,
  "proposal-lapsed": said,
  allied: { sign: "flag", beats: 2 },
  "rounds-played": ended,
  "time-up": ended,
  capital: { ...ended, sign: "crown" },
  alone: { ...ended, sign: "crown" },
  richest: { ...ended, sign: "crown" },
  resigned: ended,
  "out-of-time": ended,
  closed: ended,
};
