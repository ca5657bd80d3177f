/** How a photograph is shown: enlarged by `scale`, its middle moved by `x` and `y` px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const MIN_SCALE = 1;
export const MAX_SCALE = 4;

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Enlarged so that what lies under `at`, measured from the middle of the stage, stays under it. */
export function zoomAt(view: ZoomView, scale: number, at: Point, side: number): ZoomView {
  const next = Math.min(Math.max(scale, MIN_SCALE), MAX_SCALE);
  const growth = next / view.scale;
  return held({ scale: next, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, side);
}

export function movedBy(view: ZoomView, { x, y }: Point, side: number): ZoomView {
  return held({ ...view, x: view.x + x, y: view.y + y }, side);
}

/** A photograph of this side never leaves the stage by more than what is enlarged of it. */
function held({ scale, x, y }: ZoomView, side: number): ZoomView {
  const room = (side * (scale - 1)) / 2;
  return { scale, x: within(x, room), y: within(y, room) };
}

function within(value: number, room: number): number {
  // Adding 0 keeps -0 out of the styles.
  return Math.min(Math.max(value, -room), room) + 0;
}
