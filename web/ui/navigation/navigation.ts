import {
  type Location,
  matchRoutes,
  NavigationType,
  type Navigator,
  type Path,
  parsePath,
  type RouteObject,
  type UNSAFE_createHashHistory,
} from 'react-router-dom';
import { fetchScreens } from './LazyScreen.tsx';

type History = ReturnType<typeof UNSAFE_createHashHistory>;

/** The place that is shown, and how one came there. */
export interface Arrival {
  location: Location;
  type: NavigationType;
  /** Whether the page stays scrolled as it is. */
  keepsScroll: boolean;
}

/** Whether to stay, asked before a place is left; `leave` goes there after all. */
type Guard = (to: Partial<Path>, leave: () => void) => boolean;

export interface Navigation {
  readonly routes: RouteObject[];
  readonly navigator: Navigator;
  /** Settles once the place is there, or somebody goes elsewhere. */
  goTo(to: string, options?: { replace?: boolean }): Promise<void>;
  readonly arrival: Arrival;
  /** Where the visitor is going, while its screen is still being fetched. */
  readonly target: Partial<Path> | null;
  /** Settles when what was gone to first is there, or has failed. */
  readonly opened: Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Until the answer is called, `guard` is asked before any place is left. */
  watch(guard: Guard): () => void;
}

/**
 * Leads from screen to screen: the one that is shown stays, with its address, until the next has been fetched; whoever
 * goes elsewhere meanwhile gets there. React Router's data router does so too, with 19 kB of loaders and actions.
 */
export function createNavigation(history: History, routes: RouteObject[]): Navigation {
  const listeners = new Set<() => void>();
  let arrival: Arrival = { location: history.location, type: NavigationType.Pop, keepsScroll: false };
  let target: Partial<Path> | null = null;
  let guard: Guard | null = null;
  /** What the next step through the history is, where it is our own doing: back to the guarded place, or on from it. */
  let ownStep: 'back' | 'on' | null = null;

  function tell() {
    for (const listener of listeners) listener();
  }

  async function go(to: Partial<Path>, enter: () => Omit<Arrival, 'location'>) {
    target = to;
    const fetching = fetchScreens(() => matchRoutes(routes, to) ?? []);
    if (fetching) {
      tell();
      await fetching;
      if (target !== to) return;
    }
    target = null;
    const how = enter();
    arrival = { location: history.location, ...how };
    tell();
  }

  async function leaveFor(way: 'push' | 'replace', [to, state, options]: Parameters<Navigator['push']>) {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const leave = () =>
      go(path, () => {
        history[way](to, state);
        return { type: history.action, keepsScroll: options?.preventScrollReset ?? false };
      });
    if (!guard?.(path, leave)) await leave();
  }

  history.listen(({ location, delta }) => {
    const step = ownStep;
    ownStep = null;
    if (step === 'back') return;
    const stays =
      step !== 'on' &&
      delta &&
      guard?.(location, () => {
        ownStep = 'on';
        history.go(delta);
      });
    if (!stays) return void go(location, () => ({ type: NavigationType.Pop, keepsScroll: false }));
    ownStep = 'back';
    history.go(-delta);
  });

  return {
    routes,
    get arrival() {
      return arrival;
    },
    get target() {
      return target;
    },
    opened: go(history.location, () => ({ type: NavigationType.Pop, keepsScroll: false })),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
    goTo: (to, { replace = false } = {}) => leaveFor(replace ? 'replace' : 'push', [to]),
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (...there) => void leaveFor('push', there),
      replace: (...there) => void leaveFor('replace', there),
    },
  };
}
