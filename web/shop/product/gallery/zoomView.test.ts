import { expect, test } from 'vitest';
import { MAX_SCALE, movedBy, wholeView, zoomAt } from './zoomView.ts';

const SIDE = 1000;
const middle = { x: 0, y: 0 };

test('the point under the pointer stays under it', () => {
  const at = { x: 200, y: -100 };
  expect(zoomAt(wholeView, 2, at, SIDE)).toEqual({ scale: 2, x: -200, y: 100 });
});

test('zooms no further than the maximum, and out no further than the whole photo', () => {
  expect(zoomAt(wholeView, 99, middle, SIDE).scale).toBe(MAX_SCALE);
  expect(zoomAt({ scale: 2, x: 300, y: 300 }, 0.1, middle, SIDE)).toEqual(wholeView);
});

test('the photo cannot be moved off the stage', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, SIDE)).toEqual({
    scale: 2,
    x: 500,
    y: -500,
  });
  expect(movedBy(wholeView, { x: 50, y: 50 }, SIDE)).toEqual(wholeView);
});
