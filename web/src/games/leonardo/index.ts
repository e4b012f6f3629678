/** Leonardo in the browser. */
import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { tinctures } from "./families";
import { BOARD } from "./ring";
import { Selection } from "./selection.svelte";
import type { Game } from "./view.gen";

const drawing: Drawing<Game, Selection> = {
  select: (position) => new Selection(position),
  Board,
  shape: BOARD.width / BOARD.height,
  Controls,
  Cover,
  answers: ["ExhibitWork", "PushVisitor"],
  describe,
  standing,
  tinctures,
};
export default drawing;
