import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterOverlay, isOverlayEntry, leaveOverlay, skipClosedOverlays } from './overlayEntry.ts';

let stopSkipping = () => {};

beforeEach(() => window.history.pushState({ page: 'beneath' }, ''));
afterEach(() => stopSkipping());

const expectPageBelow = () => vi.waitFor(() => expect(window.history.state).toEqual({ page: 'beneath' }));

test('an overlay has one history entry, a copy of the page’s entry', () => {
  const entryCount = window.history.length;
  enterOverlay();
  enterOverlay();
  expect(window.history.length).toBe(entryCount + 1);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
});

test('leaving an overlay twice in quick succession goes back once', async () => {
  enterOverlay();
  leaveOverlay();
  leaveOverlay();
  await expectPageBelow();
  leaveOverlay();
  expect(window.history.state).toEqual({ page: 'beneath' });
});

test('Back skips the entry of a closed overlay', async () => {
  enterOverlay();
  window.history.pushState({ page: 'next' }, '');
  stopSkipping = skipClosedOverlays({ isOpen: false });
  window.history.back();
  await expectPageBelow();
});

test('after a reload the entry of an open overlay stays, and the browser goes back from the entry of a closed overlay', async () => {
  enterOverlay();
  stopSkipping = skipClosedOverlays({ isOpen: true });
  expect(isOverlayEntry()).toBe(true);
  stopSkipping();
  stopSkipping = skipClosedOverlays({ isOpen: false });
  await expectPageBelow();
});
