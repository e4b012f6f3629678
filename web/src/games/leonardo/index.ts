import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { tinctures } from "./families";
import type { Game } from "./view.gen";

const drawing: Drawing<Game> = { Board, Cover, answers: ["ExhibitWork", "PushVisitor"], describe, standing, tinctures };
export default drawing;
