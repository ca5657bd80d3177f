import { type ComponentType, lazy } from 'react';

/** How long after its load, in ms, a page has come to rest. */
const REST = 2000;

/**
 * A part that is not needed at first, to be shown within a Suspense: it is fetched once the page has come to rest, or
 * earlier where it is shown. Where it cannot be fetched at all, the screen breaks, or is without it if it is `spared`.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { spared = false } = {},
) {
  globalThis.window?.addEventListener('load', () => setTimeout(() => load().catch(() => null), REST), {
    once: true,
  });
  return lazyWhenShown(load, { spared });
}

/** A part that is fetched when it is first shown. Without a connection it waits for one. */
export function lazyWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { spared = false } = {},
) {
  return lazy(async () => ({ default: await loadedOnline() }));

  async function loadedOnline(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && spared) return Nothing;
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadedOnline();
    }
  }
}

function Nothing() {
  return null;
}
