/** Bastide in the browser. */
import type { Drawing } from "../../board/contract";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import { SCENE } from "./camp";
import Controls from "./Controls.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import Hand from "./Hand.svelte";
import { tinctureOf } from "./seats";
import { Selection } from "./selection.svelte";
import { showings } from "./showing";
import Stakes from "./Stakes.svelte";
import Supply from "./Supply.svelte";
import type { Game } from "./view.gen";

const drawing: Drawing<Game, Selection> = {
  select: (position) => new Selection(position),
  Board,
  shape: SCENE.width / SCENE.height,
  Controls,
  Hand,
  Before,
  Stakes,
  Supply,
  Cover,
  holding: (selection) => selection,
  showings,
  weighs: ({ spots, chosen, ready }) => (spots.shown !== null || chosen.length ? ready : null),
  answers: ["TakeTurn", "PlacePiece", "PlaceInfluence", "SendEmissary", "PlaceHouse", "SetFire", "RaidTown"],
  describe,
  standing,
  arms: (seat) => [tinctureOf(seat)],
  tinctures: (_seen, seat) => [tinctureOf(seat)],
};

export default drawing;
