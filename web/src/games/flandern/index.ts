/** Flandern 1302 in the browser. */
import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { guildsOf, tinctureOf } from "./guilds";
import type { Game } from "./view.gen";

const drawing: Drawing<Game> = {
  Board,
  Cover,
  answers: ["ChooseSites", "ChooseCards", "BuildOrFinish", "BuildSite", "RaiseOne", "SetMaster", "ChooseOrder", "LayCard"],
  describe,
  standing,
  tinctures: ({ view }, seat) => {
    const guilds = guildsOf(view, seat).map(tinctureOf);
    return guilds.length ? guilds : ["argent"];
  },
};

export default drawing;
