/** Leonardo in the browser. */
import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { coloursOf, tinctures } from "./families";
import Alliances from "./Alliances.svelte";
import Proposals from "./Proposals.svelte";
import { BOARD } from "./ring";
import { Selection } from "./selection.svelte";
import { showings } from "./showing";
import Stakes from "./Stakes.svelte";
import Thing from "./Thing.svelte";
import type { Game } from "./view.gen";

const drawing: Drawing<Game, Selection> = {
  select: (position) => new Selection(position),
  Board,
  shape: BOARD.width / BOARD.height,
  Controls,
  Stakes,
  Cover,
  holding: (selection) => selection,
  Thing,
  Proposals,
  awaits: ({ floor }) => floor.some((ask) => ask.type === "Pick" && ask.actions.some(({ type }) => type === "Join")),
  Talk: Alliances,
  talks: ["Propose", "Join", "Withdraw"],
  showings,
  weighs: ({ open, spots }) => open.get(Number(spots.shown ?? 0)) ?? null,
  answers: ["ExhibitWork", "PushVisitor"],
  describe,
  standing,
  arms: coloursOf,
  tinctures,
};
export default drawing;
