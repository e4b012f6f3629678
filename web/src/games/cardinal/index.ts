/** Cardinal in the browser. */
import type { Drawing } from "../../board/contract";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Cover from "./Cover.svelte";
import Hand from "./Hand.svelte";
import { nameOf, tinctureOf } from "./pieces";
import { Selection } from "./selection.svelte";
import { describe, standing } from "./sentences";
import { showings } from "./showing";
import Supply from "./Supply.svelte";
import type { Game } from "./view.gen";

const drawing: Drawing<Game, Selection> = {
  select: (position) => new Selection(position),
  Board,
  shape: 1,
  Controls,
  Hand,
  Before,
  Supply,
  Cover,
  holding: (selection) => selection,
  showings,
  weighs: ({ hand }) => (hand.fits ? hand.answer() : null),
  answers: ["PlaceBuilding", "PlaceCardinal", "MoveCardinal"],
  describe,
  standing,
  square: nameOf,
  tinctures: ({ view }, seat) => (view.colours[seat] ?? []).flatMap((colour) => tinctureOf(colour) ?? []),
};

export default drawing;
