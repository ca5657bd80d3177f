import { type ComponentType, use } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';
import { ScreenSpinner } from '../states/ScreenSpinner.tsx';
import { ArrivalContext } from './contexts.ts';

type Load = () => Promise<ComponentType>;

/** Screen that is loaded on the first navigation to it. */
class LazyScreen {
  component: ComponentType | undefined;
  failure: unknown;
  readonly #load: Load;

  constructor(loadComponent: Load) {
    this.#load = loadComponent;
  }

  async fetch(): Promise<void> {
    this.failure = undefined;
    try {
      this.component = await this.#load();
    } catch (error) {
      this.failure = error;
    }
  }
}

/**
 * Creates a route whose screen is loaded on the first navigation to it. Without a path, it wraps the screens of its
 * children.
 */
export function createLazyScreen(
  { path, children }: { path?: string; children?: RouteObject[] },
  loadComponent: Load,
): RouteObject {
  const screen = new LazyScreen(loadComponent);
  return { path, children, handle: screen, element: <ScreenElement screen={screen} /> };
}

function ScreenElement({ screen }: { screen: LazyScreen }) {
  // Renders again on each arrival, because the screen may have been loaded by then.
  use(ArrivalContext);
  if (screen.failure) throw screen.failure;
  return screen.component ? <screen.component /> : <ScreenSpinner />;
}

/**
 * Loads the screens of a location; null if all are loaded. A screen may add routes, so `match` is called again. A
 * failure is shown in place of the screen, and the next navigation to it loads it again.
 */
export function fetchScreens(match: () => RouteMatch[]): Promise<void> | null {
  return findMissingScreens().length > 0 ? fetchMissing() : null;

  async function fetchMissing(): Promise<void> {
    for (let screens = findMissingScreens(); screens.length > 0; screens = findMissingScreens()) {
      await Promise.all(screens.map((screen) => screen.fetch()));
      if (screens.some(({ failure }) => failure)) return;
    }
  }

  function findMissingScreens(): LazyScreen[] {
    return match().flatMap(({ route: { handle } }) =>
      handle instanceof LazyScreen && !handle.component ? [handle] : [],
    );
  }
}
