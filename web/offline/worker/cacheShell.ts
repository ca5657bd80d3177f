import { setCacheNameDetails } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** Files of the shop and their release; both are filled in by the build. */
  readonly __SHELL__: PrecacheEntry[];
  readonly __RELEASE__: string;
};

const CACHE_PREFIX = 'shell-';

/** Caches the shop's files. The page and the unhashed files come from the server if it responds. */
export function cacheShell() {
  const entries = self.__SHELL__;
  // Each release has its own cache, so that open pages of the previous release keep their files.
  setCacheNameDetails({ prefix: '', suffix: '', precache: `${CACHE_PREFIX}${self.__RELEASE__}` });
  precache(entries);
  self.addEventListener('activate', (event) => event.waitUntil(activateRelease()));

  const unhashedUrls = new Set(entries.filter(({ revision }) => revision !== null).map(({ url }) => url));
  const offlineFallback = {
    handlerDidError: ({ request }: { request: Request }) => matchPrecache(new URL(request.url).pathname),
  };
  registerRoute(
    ({ sameOrigin, url: { pathname } }) => sameOrigin && unhashedUrls.has(pathname),
    new NetworkOnly({ plugins: [offlineFallback] }),
  );
}

/**
 * Deletes the files of all releases before the previous one. Navigation preload requests the page while the worker
 * starts.
 */
async function activateRelease() {
  const currentCache = `${CACHE_PREFIX}${self.__RELEASE__}`;
  const otherCaches = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== currentCache,
  );
  await Promise.all(otherCaches.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}
