/** How what happens in Cardinal is shown. */
import { ended, taking, told, type Showings } from "../../board/showing";
import type { Game, View } from "./view.gen";

const markers = taking<View, "markers" | "supply" | "points">("markers", "supply", "points");

export const showings: Showings<Game> = {
  begins: told,
  "colour-taken": { sign: "card", beats: 1, opensTurn: true, shown: taking<View, "colours" | "stock">("colours", "stock") },
  "fourth-colour": told,
  built: { sign: "build", beats: 1.25, shown: taking<View, "buildings" | "zones" | "bans" | "last" | "stock">("buildings", "zones", "bans", "last", "stock") },
  "markers-taken": {
    sign: "coin",
    beats: 1.25,
    shown: markers,
    flights: ({ seat, markers: amount }) => [{ what: "coin", from: { place: "last" }, to: { seat: Number(seat) }, amount: Number(amount) }],
  },
  "markers-used-up": { sign: "note", beats: 1.25, shown: markers },
  compensated: {
    sign: "coin",
    beats: 1.25,
    shown: markers,
    flights: ({ seat }) => [{ what: "coin", from: "board", to: { seat: Number(seat) }, amount: 1 }],
  },
  "cardinal-moved": { sign: "move", beats: 1.25, shown: taking<View, "cardinal" | "zones">("cardinal", "zones") },
  "cardinal-stays": { sign: "note", beats: 1 },
  passes: { sign: "note", beats: 1.25, opensTurn: true },
  "passes-with-nothing-left": { sign: "note", beats: 1.25, opensTurn: true },
  "nobody-can-build": ended,
  "unused-markers": told,
  counted: { ...ended, sign: "crown" },
  contacts: ended,
  won: { ...ended, sign: "crown" },
  drawn: ended,
  resigned: ended,
  "out-of-time": ended,
  closed: ended,
};
