import { expect, test } from 'vitest';
import { fullView, MAX_SCALE, movedBy, zoomAtPoint } from './zoomView.ts';

const SIDE = 1000;
const middle = { x: 0, y: 0 };

test('the point under the pointer stays under it', () => {
  const at = { x: 200, y: -100 };
  expect(zoomAtPoint(fullView, 2, at, SIDE)).toEqual({ scale: 2, x: -200, y: 100 });
});

test('zooms no further than the maximum, and out no further than the whole photo', () => {
  expect(zoomAtPoint(fullView, 99, middle, SIDE).scale).toBe(MAX_SCALE);
  expect(zoomAtPoint({ scale: 2, x: 300, y: 300 }, 0.1, middle, SIDE)).toEqual(fullView);
});

test('the photo cannot be moved off the stage', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, SIDE)).toEqual({
    scale: 2,
    x: 500,
    y: -500,
  });
  expect(movedBy(fullView, { x: 50, y: 50 }, SIDE)).toEqual(fullView);
});
