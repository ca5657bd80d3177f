import { setCacheNameDetails } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** What the shop is made of, and the release that it makes: the build writes both in. */
  readonly __SHELL__: PrecacheEntry[];
  readonly __RELEASE__: string;
};

const NAME = 'shell-';

/** The page and the files that keep their names come from the server whenever it answers. */
export function keepShell() {
  const entries = self.__SHELL__;
  // Each release has a place of its own: pages of the one before go on with their own files.
  setCacheNameDetails({ prefix: '', suffix: '', precache: `${NAME}${self.__RELEASE__}` });
  precache(entries);
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

  const changing = new Set(entries.filter(({ revision }) => revision !== null).map(({ url }) => url));
  const lastKept = {
    handlerDidError: ({ request }: { request: Request }) => matchPrecache(new URL(request.url).pathname),
  };
  registerRoute(
    ({ sameOrigin, url: { pathname } }) => sameOrigin && changing.has(pathname),
    new NetworkOnly({ plugins: [lastKept] }),
  );
}

/** Lets go of the releases before the last one, and asks for the page while the worker still wakes. */
async function takeOver() {
  const current = `${NAME}${self.__RELEASE__}`;
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}
