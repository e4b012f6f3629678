/** Flandern 1302 in the browser. */
import type { Drawing } from "../../board/contract";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { guildsOf, tinctureOf } from "./guilds";
import Hand from "./Hand.svelte";
import { BOARD } from "./layout";
import Score from "./Score.svelte";
import { Selection } from "./selection.svelte";
import { showings } from "./showing";
import Supply from "./Supply.svelte";
import type { Game } from "./view.gen";

const drawing: Drawing<Game, Selection> = {
  select: (position) => new Selection(position),
  Board,
  shape: BOARD.width / BOARD.height,
  Controls,
  Hand,
  Before,
  Supply,
  Score,
  Cover,
  holding: (selection) => selection,
  showings,
  weighs: ({ looked }) => looked,
  answers: ["ChooseSites", "ChooseCards", "BuildOrFinish", "BuildSite", "RaiseOne", "SetMaster", "ChooseOrder", "LayCard"],
  describe,
  standing,
  tinctures: ({ view }, seat) => {
    const guilds = guildsOf(view, seat).map(tinctureOf);
    return guilds.length ? guilds : ["argent"];
  },
};

export default drawing;
