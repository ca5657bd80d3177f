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

/** Current location and how it was reached. */
export interface Arrival {
  location: Location;
  type: NavigationType;
  /** True if the scroll position stays unchanged. */
  shouldKeepScroll: boolean;
}

/** Returns true to block a navigation; `leave` continues it later. */
type Guard = (to: Partial<Path>, leave: () => void) => boolean;

export interface Navigation {
  readonly routes: RouteObject[];
  readonly navigator: Navigator;
  /** Settles once the navigation has finished or was replaced by another. */
  goTo(to: string, options?: { replace?: boolean }): Promise<void>;
  readonly arrival: Arrival;
  /** Location being loaded; null if there is none. */
  readonly target: Partial<Path> | null;
  /** Settles once the initial location has loaded or failed. */
  readonly opened: Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Calls `guard` before each navigation. Returns a function that removes it. */
  addGuard(guard: Guard): () => void;
}

/**
 * Creates the navigation. The current screen and its URL stay until the next screen is loaded, and a newer navigation
 * replaces a pending one. React Router's data router also does this, but adds 19 kB of loaders and actions.
 */
export function createNavigation(history: History, routes: RouteObject[]): Navigation {
  const listeners = new Set<() => void>();
  let arrival: Arrival = { location: history.location, type: NavigationType.Pop, shouldKeepScroll: false };
  let target: Partial<Path> | null = null;
  let guard: Guard | null = null;
  /** Kind of the next history step if this module causes it: back to the guarded location, or forward from it. */
  let pendingHistoryStep: 'back' | 'on' | null = null;

  function notifyListeners() {
    for (const listener of listeners) listener();
  }

  async function go(to: Partial<Path>, createArrival: () => Omit<Arrival, 'location'>) {
    target = to;
    const pendingScreens = fetchScreens(() => matchRoutes(routes, to) ?? []);
    if (pendingScreens) {
      notifyListeners();
      await pendingScreens;
      if (target !== to) return;
    }
    target = null;
    const arrivalDetails = createArrival();
    arrival = { location: history.location, ...arrivalDetails };
    notifyListeners();
  }

  async function navigate(method: 'push' | 'replace', [to, state, options]: Parameters<Navigator['push']>) {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const leave = () =>
      go(path, () => {
        history[method](to, state);
        return { type: history.action, shouldKeepScroll: options?.preventScrollReset ?? false };
      });
    if (!guard?.(path, leave)) await leave();
  }

  history.listen(({ location, delta }) => {
    const historyStep = pendingHistoryStep;
    pendingHistoryStep = null;
    if (historyStep === 'back') return;
    const isBlocked =
      historyStep !== 'on' &&
      delta &&
      guard?.(location, () => {
        pendingHistoryStep = 'on';
        history.go(delta);
      });
    if (!isBlocked) return void go(location, () => ({ type: NavigationType.Pop, shouldKeepScroll: false }));
    pendingHistoryStep = 'back';
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
    opened: go(history.location, () => ({ type: NavigationType.Pop, shouldKeepScroll: false })),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addGuard(newGuard) {
      guard = newGuard;
      return () => {
        if (guard === newGuard) guard = null;
      };
    },
    goTo: (to, { replace = false } = {}) => navigate(replace ? 'replace' : 'push', [to]),
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (...args) => void navigate('push', args),
      replace: (...args) => void navigate('replace', args),
    },
  };
}
