/** Panning and zooming with wheel, fingers and keys; the board keeps the look, this says how it changes. */
import type { Attachment } from "svelte/attachments";

import { panned, zoomed, type Limits } from "./camera";
import { pointIn, SLACK, swallowClick, type Point } from "./drag";
import type { Box } from "./squares";

export interface Steering {
  look: () => Box;
  limits: () => Limits;
  change: (look: Box) => void;
}

export const ZOOM_STEP = 1.25;

/** Lets a drawing be panned by dragging its ground and zoomed by wheel or pinch. */
export function steer({ look, limits, change }: Steering): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, PointerEvent>();
    let press: PointerEvent | null = null;
    let moved = false;

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      change(zoomed(look(), pointIn(svg, event), ZOOM_STEP ** (-event.deltaY / 100), limits()));
    };
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, event);
      if (event.isPrimary) [press, moved] = [event, false];
    };
    const up = (event: PointerEvent): void => {
      if (fingers.delete(event.pointerId) && moved) swallowClick(svg);
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before || !press) return;
      moved ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= SLACK;
      if (!moved) return;
      const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (other) pinch(before, event, other);
      else slide(before, event);
      fingers.set(event.pointerId, event);
    };
    const slide = (before: PointerEvent, now: PointerEvent): void => {
      const [from, to] = [pointIn(svg, before), pointIn(svg, now)];
      change(panned(look(), from.x - to.x, from.y - to.y, limits()));
    };
    const pinch = (before: PointerEvent, now: PointerEvent, other: PointerEvent): void => {
      const factor = spread(now, other) / Math.max(1, spread(before, other));
      change(zoomed(look(), between(pointIn(svg, now), pointIn(svg, other)), factor, limits()));
    };

    svg.style.touchAction = "none";
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    // On the window: a finger that leaves the board goes on, or ends, elsewhere.
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}

const spread = (one: PointerEvent, two: PointerEvent): number =>
  Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
const between = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
