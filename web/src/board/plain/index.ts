/** The drawing of every game that has none of its own: words for the position, widgets for all questions. */
import type { Drawing } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe, standing } from "./sentences";

const plain: Drawing = { select: () => null, Board, shape: 1, Cover, answers: [], describe, standing };

export default plain;
