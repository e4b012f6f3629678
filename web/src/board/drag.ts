/** Pieces that follow a finger or a mouse: pointer events on SVG, no library. */
import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}

/** Where a pointer is, in the units of a drawing. */
export function pointIn(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

export interface Dragging {
  /** The drawing in whose units the other functions are told where the pointer is. */
  svg: () => SVGSVGElement | undefined;
  /** The piece is taken up; false when it cannot be. */
  lift: (at: Point, pointer: PointerEvent) => boolean;
  move: (at: Point, pointer: PointerEvent) => void;
  drop: (at: Point, pointer: PointerEvent) => void;
  cancel: () => void;
}

export const SLACK = 6; // Pixels a finger trembles: less is a tap, which stays a click.

/** Makes an element draggable; a press without movement stays a click. */
export function drag(dragging: Dragging): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    let press: PointerEvent | null = null;
    let lifted = false;

    const place = (event: PointerEvent): Point => {
      const svg = dragging.svg();
      return svg ? pointIn(svg, event) : { x: 0, y: 0 };
    };
    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      press = event;
      event.stopPropagation(); // the ground beneath stays where it is
      // On the window: a quick hand has left the piece before it is lifted.
      for (const [name, listener] of following) window.addEventListener(name, listener);
    };
    const move = (event: PointerEvent): void => {
      if (!press || event.pointerId !== press.pointerId) return;
      if (!lifted && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
      if (!lifted) lift(press);
      if (lifted) dragging.move(place(event), event);
    };
    const lift = (start: PointerEvent): void => {
      lifted = dragging.lift(place(start), start);
      if (lifted) element.setPointerCapture(start.pointerId);
      else rest();
    };
    const up = (event: PointerEvent): void => {
      if (lifted) {
        dragging.drop(place(event), event);
        swallowClick(element);
      }
      rest();
    };
    const cancel = (): void => {
      if (lifted) dragging.cancel();
      rest();
    };
    const rest = (): void => {
      press = null;
      lifted = false;
      for (const [name, listener] of following) window.removeEventListener(name, listener);
    };
    const events = { pointermove: move, pointerup: up, pointercancel: cancel };
    const following = Object.entries(events) as [string, EventListener][];

    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down as EventListener);
    return () => {
      element.removeEventListener("pointerdown", down as EventListener);
      rest();
    };
  };
}

/** The click that follows a drag belongs to it. */
export function swallowClick(element: Element): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
}
