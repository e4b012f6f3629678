/** How what happens in Flandern is shown. */
import { ended, taking, told, withAt, type Flight, type Showings } from "../../board/showing";
import type { Game, View } from "./view.gen";

type Fact = unknown;

const cards = taking<View, "hands" | "played" | "laid" | "influence">("hands", "played", "laid", "influence");
const piles = taking<View, "unseen" | "gold" | "gold_back" | "gone" | "laid">("unseen", "gold", "gold_back", "gone", "laid");

/** The board with one city as it becomes, and the stock; its score comes later. */
function inCity(before: View, { city }: { city: Fact }, after: View): View {
  const becomes = after.cities.find(({ name }) => name === city);
  const at = before.cities.findIndex(({ name }) => name === city);
  if (!becomes) return before;
  return { ...before, cities: withAt(before.cities, at, ({ is_scored }) => ({ ...becomes, is_scored })), stock: after.stock, empty: after.empty };
}

const scored = (before: View, { city }: { city: Fact }): View => ({
  ...before,
  cities: before.cities.map((each) => (each.name === city ? { ...each, is_scored: true } : each)),
});

/** Some guilds advance on the track. */
function advanced(before: View, guilds: readonly Fact[], by: Fact): View {
  return { ...before, points: before.points.map(([guild, points]) => [guild, guilds.includes(guild) ? points + Number(by) : points]) };
}

const toSeat = ({ seat }: { seat: Fact }): Flight[] => [{ what: "card", from: "board", to: { seat: Number(seat) } }];

export const showings: Showings<Game> = {
  starter: told,
  "guild-taken": { sign: "card", beats: 0.75, shown: taking<View, "guilds">("guilds") },
  "influence-taken": { sign: "card", beats: 0.75, shown: taking<View, "influenced">("influenced") },
  "centre-placed": { sign: "build", beats: 1, shown: taking<View, "cities" | "empty">("cities", "empty") },
  "rest-settled": { sign: "build", beats: 1.25 },
  "city-not-played": told,
  "gold-drawn": { sign: "card", beats: 0.75, shown: piles, isRoutine: true, flights: toSeat },
  "gold-drawn-again": { sign: "card", beats: 1, shown: piles },
  "no-gold": told,
  revealed: { sign: "card", beats: 2, shown: cards, isTogether: true },
  ordered: { sign: "note", beats: 1 },
  "nothing-done": told,
  built: { sign: "build", beats: 1.25, shown: inCity },
  "site-built": { sign: "build", beats: 1.25, shown: inCity },
  opened: { sign: "flag", beats: 1, shown: inCity },
  swallowed: { sign: "gone", beats: 1, shown: inCity },
  finished: { sign: "build", beats: 1.25, shown: inCity },
  "taken-back": { sign: "card", beats: 1, shown: cards, flights: toSeat },
  "gold-shown": { sign: "card", beats: 1.5, opensTurn: true, shown: piles },
  "cathedral-raised": { sign: "build", beats: 1.25, shown: inCity },
  "master-set": { sign: "build", beats: 1.25, shown: inCity },
  covered: { sign: "gone", beats: 1, shown: inCity },
  "city-valued": { sign: "crown", beats: 2, shown: scored },
  ranked: { sign: "crown", beats: 1.25, shown: (before, { guild, points }) => advanced(before, [guild], points) },
  tied: { sign: "crown", beats: 1.25, shown: (before, { guilds, points }) => advanced(before, [guilds].flat(), points) },
  "sites-returned": told,
  "next-first": { sign: "flag", beats: 0.75, opensTurn: true, shown: taking<View, "first">("first") },
  "card-removed": { sign: "card", beats: 1, shown: cards },
  "lots-used-up": told,
  "gold-used-up": ended,
  "covered-at-the-end": told,
  "influence-rewarded": { ...ended, sign: "crown", shown: taking<View, "points">("points") },
  counted: { ...ended, sign: "crown" },
  "card-laid": { sign: "card", beats: 1, shown: cards },
  drawn: { sign: "card", beats: 1, flights: toSeat, shown: piles, isRoutine: true },
  "drawn-again": { sign: "card", beats: 1, flights: toSeat, shown: piles },
  "drawn-dead": { sign: "card", beats: 1, flights: toSeat, shown: piles },
  "stopped-drawing": told,
  reshuffled: { sign: "card", beats: 0.75, shown: piles },
  "board-full": ended,
  "influenced-only": ended,
  stalled: ended,
  resigned: ended,
  "out-of-time": ended,
  "gold-laid-down": { sign: "card", beats: 1, shown: piles },
  closed: ended,
};
