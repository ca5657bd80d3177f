import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const MAX_FILES = 80;

/**
 * A file with a hash in its name never changes, so it is requested once and then served from the cache of any release.
 */
export function cacheFiles() {
  registerRoute(
    ({ sameOrigin, url: { pathname } }) => sameOrigin && pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'files',
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
            cachedResponse ?? caches.match(request),
        },
        new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
      ],
    }),
  );
}
