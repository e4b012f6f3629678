/** Leonardo on the page of rules. */
import type { Pictures, Seen, Told } from "../../board/contract";
import { boxOver, clipped, type Box } from "../../board/squares";
import City from "./City.svelte";
import { cornersOf, BOARD } from "./ring";
import Still from "./Still.svelte";
import { ISLAND, MIDDLE } from "./town";
import type { Camp, Game, Palace, View } from "./view.gen";

const AROUND = 11;
const DEVICE: Box = { x: MIDDLE[0] - ISLAND[0], y: MIDDLE[1] - ISLAND[1], width: 2 * ISLAND[0], height: 2 * ISLAND[1] };

/** The spaces where something changed; when it is only money, the device of fate on its island. */
function frame({ view: before }: Seen<Game>, { view: after }: Seen<Game>, events: Told<Game>[]): Box {
  if (events.some(({ what }) => what === "bet")) return DEVICE;
  const spaces = [...pawnsMoved(before, after), ...palacesChanged(before, after)];
  return spaces.length ? clipped(boxOver(spaces.map(boxOf)), BOARD) : BOARD;
}

/** Where pawns stood that now stand elsewhere, and where they stand now; one that comes for its own turn is not meant. */
function pawnsMoved(before: View, after: View): number[] {
  return after.camps.flatMap(({ seat, pawn }) => {
    const stood = before.camps.find((camp: Camp) => camp.seat === seat)?.pawn ?? 0;
    return stood && stood !== pawn ? [stood, pawn] : [];
  });
}

function palacesChanged(before: View, after: View): number[] {
  const as = ({ owner, works }: Palace): string => `${owner} ${works.join()}`;
  const old = new Map(before.palaces.map((palace) => [palace.space, as(palace)]));
  return after.palaces.filter((palace) => old.get(palace.space) !== as(palace)).map(({ space }) => space);
}

function boxOf(space: number): Box {
  const corners = cornersOf(space);
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...columns) - AROUND, Math.min(...rows) - AROUND];
  return { x, y, width: Math.max(...columns) + AROUND - x, height: Math.max(...rows) + AROUND - y };
}

const pictures: Pictures<Game> = { Still, frame, untold: ["turn", "pawn-placed"], figures: { city: City } };

export default pictures;
