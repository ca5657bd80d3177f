import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const CACHE_NAME = 'photographs';
const MAX_PHOTOS = 240;
/** Browsers send a different Accept header for images and scripts, but can display either response. */
const ANY_FORMAT = { ignoreVary: true };

/** Caches photos. Offline, a photo of a different width is better than none. */
export function cachePhotos() {
  registerRoute(
    // Videos are long and requested in ranges, so the browser handles them without the worker.
    ({ sameOrigin, url: { pathname } }) =>
      sameOrigin && pathname.startsWith('/media/') && !/\.(mp4|webm)$/.test(pathname),
    new CacheFirst({
      cacheName: CACHE_NAME,
      matchOptions: ANY_FORMAT,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (isCompletePhoto(response) ? response : null) },
        {
          handlerDidError: ({ request }) =>
            caches.match(request, { cacheName: CACHE_NAME, ignoreSearch: true, ...ANY_FORMAT }),
        },
        new ExpirationPlugin({ maxEntries: MAX_PHOTOS, matchOptions: ANY_FORMAT, purgeOnQuotaError: true }),
      ],
    }),
  );
}

/** False for partial content and for errors. */
function isCompletePhoto({ status, headers }: Response): boolean {
  return status === 200 && headers.get('content-type')?.startsWith('image/') === true;
}
