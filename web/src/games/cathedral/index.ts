/** Cathedral in the browser. */
import type { Drawing } from "../../board/contract";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Cover from "./Cover.svelte";
import Hand from "./Hand.svelte";
import { nameOf } from "./plans";
import { Selection } from "./selection.svelte";
import { describe, standing } from "./sentences";
import { showings } from "./showing";
import { TINCTURES } from "./sides";
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
  answers: ["PlaceCathedral", "PlaceBuilding"],
  describe,
  standing,
  square: nameOf,
  arms: (seat) => [TINCTURES[seat] ?? "argent"],
  tinctures: (_seen, seat) => [TINCTURES[seat] ?? "argent"],
};

export default drawing;
