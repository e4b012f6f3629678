/** The look at a large board: it follows what grows until somebody takes it in hand. */
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";

import { shaped, showing, viewBox, within, zoomed, type Limits } from "./camera";
import { travelTime } from "./motion";
import type { Box } from "./squares";
import { ZOOM_STEP } from "./steer";

export class Camera {
  private readonly tween: Tween<Box>;
  private steered = $state(false);

  constructor(
    readonly limits: () => Limits,
    /** The width of the window for a height of one. */
    private readonly ratio: () => number,
  ) {
    this.tween = new Tween(this.whole(), { easing: cubicOut });
  }

  get look(): Box {
    return this.tween.current;
  }

  /** Whether somebody looks at a part of the board. */
  get isSteered(): boolean {
    return this.steered;
  }

  get viewBox(): string {
    return viewBox(this.look);
  }

  /** The board has grown: everything is shown, unless somebody looks closer. */
  follow(): void {
    if (!this.isSteered) this.glide(this.whole());
  }

  /** The window has another size: the look takes its shape at once. */
  reshape(): void {
    const look = this.isSteered ? shaped(this.tween.target, this.ratio()) : this.whole();
    void this.tween.set(look, { duration: 0 });
  }

  fit(): void {
    this.steered = false;
    this.glide(this.whole());
  }

  /** Somebody pans or zooms: at once, without gliding. */
  steer(look: Box): void {
    this.steered = true;
    void this.tween.set(look, { duration: 0 });
  }

  zoom(steps: number): void {
    const { x, y, width, height } = this.tween.target;
    this.steered = true;
    this.glide(zoomed(this.tween.target, { x: x + width / 2, y: y + height / 2 }, ZOOM_STEP ** steps, this.limits()));
  }

  /** Looks at a part of the board and nothing else. */
  approach(part: Box): void {
    this.steered = true;
    this.glide(within(shaped(part, this.ratio()), this.limits().board));
  }

  /** Brings a part of the board into view. */
  show(part: Box): void {
    this.glide(showing(this.tween.target, part));
  }

  private whole(): Box {
    return shaped(this.limits().board, this.ratio());
  }

  private glide(look: Box): void {
    void this.tween.set(look, { duration: travelTime() });
  }
}
