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
export function zoomAtPoint(view: ZoomView, scale: number, fixedPoint: Point, side: number): ZoomView {
  const newScale = Math.min(Math.max(scale, MIN_SCALE), MAX_SCALE);
  const scaleChange = newScale / view.scale;
  return limitOffset(
    {
      scale: newScale,
      x: fixedPoint.x - (fixedPoint.x - view.x) * scaleChange,
      y: fixedPoint.y - (fixedPoint.y - view.y) * scaleChange,
    },
    side,
  );
}

export function moveView(view: ZoomView, { x, y }: Point, side: number): ZoomView {
  return limitOffset({ ...view, x: view.x + x, y: view.y + y }, side);
}

/** Limits the offset, so that the photo always covers the stage. */
function limitOffset({ scale, x, y }: ZoomView, side: number): ZoomView {
  const maxOffset = (side * (scale - 1)) / 2;
  return { scale, x: clamp(x, maxOffset), y: clamp(y, maxOffset) };
}

function clamp(value: number, maxOffset: number): number {
  // Adding 0 turns -0 into 0 for the styles.
  return Math.min(Math.max(value, -maxOffset), maxOffset) + 0;
}
