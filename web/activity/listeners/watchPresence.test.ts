import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresence } from './watchPresence.ts';

const calls: string[] = [];
let stop: () => void;

beforeEach(() => {
  calls.length = 0;
  stop = watchPresence({ onLeave: () => calls.push('left'), onReturn: () => calls.push('back') });
});
afterEach(() => {
  stop();
});

function show(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('hiding a tab counts as leaving, showing it as returning', () => {
  show(false);
  show(true);
  show(false);
  expect(calls).toEqual(['left', 'back', 'left']);
});

test('closing a page counts as one exit although it is also hidden', () => {
  window.dispatchEvent(new Event('pagehide'));
  show(false);
  expect(calls).toEqual(['left']);
});

test('restoring a page from the back/forward cache counts as returning', () => {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(calls).toEqual(['left', 'back']);
});

test('reports nothing after watching is stopped', () => {
  stop();
  show(false);
  expect(calls).toEqual([]);
});
