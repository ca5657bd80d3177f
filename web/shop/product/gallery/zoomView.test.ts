import { expect, test } from 'vitest';
import { fullView, MAX_SCALE, moveView, zoomAtPoint } from './zoomView.ts';

const SIDE = 1000;
const centre = { x: 0, y: 0 };

test('zooming keeps the point under the pointer in place', () => {
  const fixedPoint = { x: 200, y: -100 };
  expect(zoomAtPoint(fullView, 2, fixedPoint, SIDE)).toEqual({ scale: 2, x: -200, y: 100 });
});

test('zooms in to at most the maximum, and out to at most the full photo', () => {
  expect(zoomAtPoint(fullView, 99, centre, SIDE).scale).toBe(MAX_SCALE);
  expect(zoomAtPoint({ scale: 2, x: 300, y: 300 }, 0.1, centre, SIDE)).toEqual(fullView);
});

test('the photo cannot be moved off the stage', () => {
  expect(moveView({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, SIDE)).toEqual({
    scale: 2,
    x: 500,
    y: -500,
  });
  expect(moveView(fullView, { x: 50, y: 50 }, SIDE)).toEqual(fullView);
});
