import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

const MAX = 80;

/**
 * The store's answer; without a connection the last one to the same question. Whoever is signed in asks with a token:
 * such a question, and its answer, are none of the worker's business.
 */
export function keepAnswers() {
  registerRoute(
    ({ sameOrigin, url: { pathname }, request: { headers } }) =>
      sameOrigin && pathname === '/graphql' && !headers.has('authorization'),
    new NetworkFirst({
      cacheName: 'answers',
      plugins: [byQuestion, forEverybody, new ExpirationPlugin({ maxEntries: MAX, purgeOnQuotaError: true })],
    }),
    'POST',
  );
}

/** A question is in the request's body, which can be read only until it is sent. */
const byQuestion: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    if (state) state.key = `/graphql?question=${await hashCode(await request.clone().text())}`;
  },
  cacheKeyWillBeUsed: async ({ state }) => state?.key,
};

const forEverybody: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('x-public-response') === 'yes' ? response : null,
};

async function hashCode(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
