import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const NAME = 'photographs';
const MAX = 240;
/** The browser says which formats it reads in different words for a picture and for a script; it reads them either way. */
const ANY_FORMAT = { ignoreVary: true };

/** Without a connection a photograph in another width is better than none. */
export function keepPhotographs() {
  registerRoute(
    // Videos are long, and asked for in parts: the browser sees to them itself.
    ({ sameOrigin, url: { pathname } }) =>
      sameOrigin && pathname.startsWith('/media/') && !/\.(mp4|webm)$/.test(pathname),
    new CacheFirst({
      cacheName: NAME,
      matchOptions: ANY_FORMAT,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (isPhotograph(response) ? response : null) },
        {
          handlerDidError: ({ request }) =>
            caches.match(request, { cacheName: NAME, ignoreSearch: true, ...ANY_FORMAT }),
        },
        new ExpirationPlugin({ maxEntries: MAX, matchOptions: ANY_FORMAT, purgeOnQuotaError: true }),
      ],
    }),
  );
}

/** A part of a file, or the word that there is none, is not. */
function isPhotograph({ status, headers }: Response): boolean {
  return status === 200 && headers.get('content-type')?.startsWith('image/') === true;
}
