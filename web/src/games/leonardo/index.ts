import type { Drawing } from "../../board/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./describe";
import { tinctures } from "./families";
import type { View } from "./view.gen";

const drawing: Drawing<View> = { Board, Cover, answers: ["ExhibitWork", "PushVisitor"], describe, standing, tinctures };
export default drawing;
