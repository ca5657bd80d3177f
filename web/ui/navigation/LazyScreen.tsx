import { type ComponentType, use } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';
import { ScreenSpinner } from '../states/ScreenSpinner.tsx';
import { ArrivalContext } from './contexts.ts';

type Load = () => Promise<ComponentType>;

/** A screen that is fetched when it is first gone to. */
class LazyScreen {
  component: ComponentType | undefined;
  failure: unknown;
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
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

/** Without a path, it stands around the screens of its children. */
export function lazyScreen(
  { path, children }: { path?: string; children?: RouteObject[] },
  load: Load,
): RouteObject {
  const screen = new LazyScreen(load);
  return { path, children, handle: screen, element: <Shown screen={screen} /> };
}

function Shown({ screen }: { screen: LazyScreen }) {
  // Rendered anew at each arrival, when it may have come.
  use(ArrivalContext);
  if (screen.failure) throw screen.failure;
  return screen.component ? <screen.component /> : <ScreenSpinner />;
}

/**
 * Fetches the screens of a place; null where all are there. One may bring the routes of others, so `match` is asked
 * again. A failure is shown in the place of its screen, and the screen fetched anew when somebody goes there again.
 */
export function fetchScreens(match: () => RouteMatch[]): Promise<void> | null {
  return missing().length > 0 ? fetchMissing() : null;

  async function fetchMissing(): Promise<void> {
    for (let screens = missing(); screens.length > 0; screens = missing()) {
      await Promise.all(screens.map((screen) => screen.fetch()));
      if (screens.some(({ failure }) => failure)) return;
    }
  }

  function missing(): LazyScreen[] {
    return match().flatMap(({ route: { handle } }) =>
      handle instanceof LazyScreen && !handle.component ? [handle] : [],
    );
  }
}
