/** How what happens in Cathedral is shown. */
import { ended, told, withAt, type Showings } from "../../board/showing";
import type { Game, View } from "./view.gen";

const lies = (squares: unknown) => (building: { squares: string[] }): boolean => building.squares.join() === [squares].flat().join();

/** The city with a building that has just been placed; what it encloses is told afterwards. */
function placed(before: View, { squares }: { squares: unknown }, after: View): View {
  return { ...before, buildings: [...before.buildings, ...after.buildings.filter(lies(squares))], stock: after.stock, unplaced: after.unplaced };
}

function captured(before: View, { squares }: { squares: unknown }): View {
  return { ...before, buildings: before.buildings.filter((each) => !lies(squares)(each)) };
}

export const showings: Showings<Game> = {
  built: { sign: "build", beats: 1, shown: placed },
  "cathedral-placed": { sign: "build", beats: 1.25, shown: placed },
  captured: { sign: "gone", beats: 2, shown: captured },
  claimed: {
    sign: "flag",
    beats: 1.5,
    shown: (before, { seat }, after) => ({ ...before, territory: withAt(before.territory, Number(seat), () => after.territory[Number(seat)] ?? []) }),
  },
  left: { sign: "note", beats: 1 },
  "outside-stays-free": told,
  "cathedral-now": told,
  "passed-over": { sign: "note", beats: 1.25, opensTurn: true },
  unplaced: ended,
  charged: ended,
  "won-with-all": ended,
  "won-with-fewer": ended,
  drawn: ended,
  resigned: ended,
  "out-of-time": ended,
  closed: ended,
};
