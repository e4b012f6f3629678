/** Bastide in the browser. */
import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { tinctureOf } from "./seats";
import type { Game } from "./view.gen";

const drawing: Drawing<Game> = {
  Board,
  Cover,
  answers: ["TakeTurn", "PlacePiece", "PlaceInfluence", "SendEmissary", "PlaceHouse", "SetFire", "RaidTown"],
  describe,
  standing,
  tinctures: (_seen, seat) => [tinctureOf(seat)],
};

export default drawing;
