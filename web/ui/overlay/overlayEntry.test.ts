import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterOverlay, isOverlayEntry, leaveOverlay, skipClosedOverlays } from './overlayEntry.ts';

let stop = () => {};

beforeEach(() => window.history.pushState({ page: 'beneath' }, ''));
afterEach(() => stop());

const beneath = () => vi.waitFor(() => expect(window.history.state).toEqual({ page: 'beneath' }));

test('an overlay has one history entry, a copy of its page’s', () => {
  const pages = window.history.length;
  enterOverlay();
  enterOverlay();
  expect(window.history.length).toBe(pages + 1);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
});

test('leaving an overlay twice in quick succession goes back once', async () => {
  enterOverlay();
  leaveOverlay();
  leaveOverlay();
  await beneath();
  leaveOverlay();
  expect(window.history.state).toEqual({ page: 'beneath' });
});

test('Back skips the entry of a closed overlay', async () => {
  enterOverlay();
  window.history.pushState({ page: 'next' }, '');
  stop = skipClosedOverlays({ isOpen: false });
  window.history.back();
  await beneath();
});

test('a reload leaves the entry of a closed overlay and keeps that of an open one', async () => {
  enterOverlay();
  stop = skipClosedOverlays({ isOpen: true });
  expect(isOverlayEntry()).toBe(true);
  stop();
  stop = skipClosedOverlays({ isOpen: false });
  await beneath();
});
