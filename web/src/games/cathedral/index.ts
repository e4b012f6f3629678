/** Cathedral in the browser. */
import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { nameOf } from "./plans";
import { describe, standing } from "./sentences";
import { TINCTURES } from "./sides";
import type { Game } from "./view.gen";

const drawing: Drawing<Game> = {
  Board,
  Cover,
  answers: ["PlaceCathedral", "PlaceBuilding", "CaptureOrLeave"],
  describe,
  standing,
  square: nameOf,
  tinctures: (_seen, seat) => [TINCTURES[seat] ?? "argent"],
};

export default drawing;
