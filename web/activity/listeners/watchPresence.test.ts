import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresence } from './watchPresence.ts';

const told: string[] = [];
let stop: () => void;

beforeEach(() => {
  told.length = 0;
  stop = watchPresence({ left: () => told.push('left'), back: () => told.push('back') });
});
afterEach(() => {
  stop();
});

function show(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab that is hidden was left, and is back when it is shown', () => {
  show(false);
  show(true);
  show(false);
  expect(told).toEqual(['left', 'back', 'left']);
});

test('a page that is closed is left once, although it is hidden too', () => {
  window.dispatchEvent(new Event('pagehide'));
  show(false);
  expect(told).toEqual(['left']);
});

test('a page that Back brings out of the memory is back', () => {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual(['left', 'back']);
});

test('nothing is told after the watch has ended', () => {
  stop();
  show(false);
  expect(told).toEqual([]);
});
