/** Cardinal on the page of rules. */
import type { Pictures, Seen } from "../../board/contract";
import type { Box } from "../../board/squares";
import { boxOfZones } from "./pieces";
import Pieces from "./Pieces.svelte";
import Still from "./Still.svelte";
import type { Game } from "./view.gen";

const MARGIN = 0.5;

/** The whole town: a building is judged by all that it touches. */
function frame(_before: Seen<Game>, after: Seen<Game>): Box {
  const { x, y, width, height } = boxOfZones(after.view);
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

const pictures: Pictures<Game> = { Still, frame, figures: { pieces: Pieces } };

export default pictures;
