import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterOverlay, isOverlayEntry, leaveOverlay, skipLeftOverlays } from './overlayEntry.ts';

let stop = () => {};

beforeEach(() => window.history.pushState({ page: 'beneath' }, ''));
afterEach(() => stop());

const beneath = () => vi.waitFor(() => expect(window.history.state).toEqual({ page: 'beneath' }));

test('an overlay has one entry, a copy of its page', () => {
  const pages = window.history.length;
  enterOverlay();
  enterOverlay();
  expect(window.history.length).toBe(pages + 1);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
});

test('leaving it twice in a hurry steps back once', async () => {
  enterOverlay();
  leaveOverlay();
  leaveOverlay();
  await beneath();
  leaveOverlay();
  expect(window.history.state).toEqual({ page: 'beneath' });
});

test('the entry of an overlay that is closed by now is stepped over on the way back', async () => {
  enterOverlay();
  window.history.pushState({ page: 'next' }, '');
  stop = skipLeftOverlays({ isOpen: false });
  window.history.back();
  await beneath();
});

test('a reload leaves the entry of a closed overlay, and stays on that of an open one', async () => {
  enterOverlay();
  stop = skipLeftOverlays({ isOpen: true });
  expect(isOverlayEntry()).toBe(true);
  stop();
  stop = skipLeftOverlays({ isOpen: false });
  await beneath();
});
