import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

const MAX_RESPONSES = 80;

/**
 * Responds from the server or, offline, with the last response to the same query. Responses to requests with a session
 * token are never cached.
 */
export function cacheResponses() {
  registerRoute(
    ({ sameOrigin, url: { pathname }, request: { headers } }) =>
      sameOrigin && pathname === '/graphql' && !headers.has('authorization'),
    new NetworkFirst({
      cacheName: 'answers',
      plugins: [
        cacheKeyByQuery,
        publicResponsePlugin,
        new ExpirationPlugin({ maxEntries: MAX_RESPONSES, purgeOnQuotaError: true }),
      ],
    }),
    'POST',
  );
}

/** The query is in the request body, which can only be read before it is sent. */
const cacheKeyByQuery: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    if (state) state.key = `/graphql?question=${await hashText(await request.clone().text())}`;
  },
  cacheKeyWillBeUsed: async ({ state }) => state?.key,
};

const publicResponsePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('x-public-response') === 'yes' ? response : null,
};

async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
