/** Cardinal in the browser. */
import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { nameOf, tinctureOf } from "./pieces";
import { describe, standing } from "./sentences";
import type { Game } from "./view.gen";

const drawing: Drawing<Game> = {
  Board,
  Cover,
  answers: ["PlaceBuilding", "PlaceCardinal", "MoveCardinal"],
  describe,
  standing,
  square: nameOf,
  tinctures: ({ view }, seat) => (view.colours[seat] ?? []).flatMap((colour) => tinctureOf(colour) ?? []),
};

export default drawing;
