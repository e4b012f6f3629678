/** Cathedral on the page of rules. */
import type { Pictures, Seen, Told } from "../../board/contract";
import { boxAround, clipped, type Box } from "../../board/squares";
import Pieces from "./Pieces.svelte";
import { squareNamed, squaresIn, WALLED } from "./plans";
import Still from "./Still.svelte";
import type { View } from "./view.gen";

const AROUND = 2;

/** What was built or conquered, with the land that was conquered before. */
function frame(before: Seen<View>, _after: Seen<View>, events: Told[]): Box {
  const squares = [...events.flatMap(({ facts }) => squaresIn(facts)), ...before.view.territory.flat().map(squareNamed)];
  return clipped(boxAround(squares, AROUND), WALLED);
}

const pictures: Pictures<View> = { Still, frame, figures: { pieces: Pieces } };

export default pictures;
