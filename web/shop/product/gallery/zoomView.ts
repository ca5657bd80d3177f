/** Zoom of a photo: enlarged by `scale`, its centre moved by `x` and `y` px. */
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

export const fullView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zooms so that `fixedPoint`, relative to the stage's centre, keeps its position. */
export function zoomAtPoint(view: ZoomView, scale: number, at: Point, side: number): ZoomView {
  const next = Math.min(Math.max(scale, MIN_SCALE), MAX_SCALE);
  const scaleChange = next / view.scale;
  return limitOffset(
    { scale: next, x: at.x - (at.x - view.x) * scaleChange, y: at.y - (at.y - view.y) * scaleChange },
    side,
  );
}

export function movedBy(view: ZoomView, { x, y }: Point, side: number): ZoomView {
  return limitOffset({ ...view, x: view.x + x, y: view.y + y }, side);
}

/** Limits the offset, so that the photo always covers the stage. */
function limitOffset({ scale, x, y }: ZoomView, side: number): ZoomView {
  const room = (side * (scale - 1)) / 2;
  return { scale, x: clamp(x, room), y: clamp(y, room) };
}

function clamp(value: number, room: number): number {
  // Adding 0 turns -0 into 0 for the styles.
  return Math.min(Math.max(value, -room), room) + 0;
}
