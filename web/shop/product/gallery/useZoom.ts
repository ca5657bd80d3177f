import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { fullView, moveView, type Point, type ZoomView, zoomAtPoint } from './zoomView.ts';

const TAP_SCALE = 2.5;
const MIN_SWIPE_PX = 48;
const MAX_TAP_PX = 8;

/**
 * Zooms by wheel, pinch or tap, and pans by dragging. The stage is the photo's box without zoom. A horizontal swipe
 * without zoom calls `onSwipe` for the next (1) or previous (-1) photo.
 */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<ZoomView>(fullView);
  const pointers = useRef(new Map<number, Point>());
  const dragOffset = useRef<Point>({ x: 0, y: 0 });
  const wasPinched = useRef(false);

  useEffect(() => {
    if (!stage) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      setView((currentView) =>
        zoomAtPoint(currentView, currentView.scale * factor, toCentreOffset(stage, event), stage.clientWidth),
      );
    };
    // React adds passive wheel listeners, which cannot prevent the page from scrolling.
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) {
      dragOffset.current = { x: 0, y: 0 };
      wasPinched.current = false;
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const previousPoint = pointers.current.get(event.pointerId);
    if (!stage || !previousPoint) return;
    const currentPoint = { x: event.clientX, y: event.clientY };
    const otherPoint = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, currentPoint);

    if (otherPoint) {
      wasPinched.current = true;
      const scaleChange =
        getDistance(currentPoint, otherPoint) / Math.max(1, getDistance(previousPoint, otherPoint));
      const midpoint = {
        clientX: (currentPoint.x + otherPoint.x) / 2,
        clientY: (currentPoint.y + otherPoint.y) / 2,
      };
      setView((view) =>
        zoomAtPoint(view, view.scale * scaleChange, toCentreOffset(stage, midpoint), stage.clientWidth),
      );
      return;
    }
    const movement = { x: currentPoint.x - previousPoint.x, y: currentPoint.y - previousPoint.y };
    dragOffset.current = { x: dragOffset.current.x + movement.x, y: dragOffset.current.y + movement.y };
    setView((view) => moveView(view, movement, stage.clientWidth));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (!stage || wasPinched.current || pointers.current.size > 0) return;

    const { x, y } = dragOffset.current;
    if (Math.hypot(x, y) < MAX_TAP_PX) {
      const tapPoint = toCentreOffset(stage, event);
      setView((currentView) =>
        currentView.scale > 1 ? fullView : zoomAtPoint(currentView, TAP_SCALE, tapPoint, stage.clientWidth),
      );
    } else if (view.scale === 1 && Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > Math.abs(y)) {
      onSwipe(x < 0 ? 1 : -1);
    }
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    setStage,
    view,
    zoomBy: (factor: number) =>
      setView((currentView) =>
        zoomAtPoint(currentView, currentView.scale * factor, { x: 0, y: 0 }, stage?.clientWidth ?? 0),
      ),
    reset: () => setView(fullView),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function toCentreOffset(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function getDistance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
