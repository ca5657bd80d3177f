import { type ComponentType, lazy } from 'react';

/** How long after its load, in ms, a page has come to rest. */
const REST = 2000;

/**
 * A part that is not needed at first, to be shown within a Suspense: it is fetched once the page has come to rest, or
 * earlier where it is shown.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  window.addEventListener('load', () => setTimeout(() => load().catch(() => null), REST), { once: true });
  return lazy(async () => ({ default: await load() }));
}
