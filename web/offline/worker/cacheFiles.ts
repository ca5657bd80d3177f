import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const MAX = 80;

/** A file with its hash in its name never changes: it is asked for once, and found in whichever release has it. */
export function keepFiles() {
  registerRoute(
    ({ sameOrigin, url: { pathname } }) => sameOrigin && pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'files',
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
            cachedResponse ?? caches.match(request),
        },
        new ExpirationPlugin({ maxEntries: MAX, purgeOnQuotaError: true }),
      ],
    }),
  );
}
