/** Cathedral on the page of rules. */
import type { Pictures, Seen, Told } from "../../board/contract";
import { boxAround, clipped, type Box } from "../../board/squares";
import Pieces from "./Pieces.svelte";
import { squareNamed, squaresIn, WALLED } from "./plans";
import Still from "./Still.svelte";
import type { Game } from "./view.gen";

const AROUND = 2;

/** What was built or conquered, with the land that was conquered before. */
function frame(before: Seen<Game>, _after: Seen<Game>, events: Told<Game>[]): Box {
  const squares = [...events.flatMap(({ facts }) => squaresIn(facts)), ...before.view.territory.flat().map(squareNamed)];
  return clipped(boxAround(squares, AROUND), WALLED);
}

const pictures: Pictures<Game> = { Still, frame, figures: { pieces: Pieces } };

export default pictures;
