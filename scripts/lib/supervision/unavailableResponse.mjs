// @ts-check
import { randomUUID } from 'node:crypto';
import { PLAIN_PAGE_POLICY, renderPlainPage } from '#domain/text/renderPlainPage.mjs';

/** Seconds after which the server is usually running again. */
const retryAfter = 2;
const message = 'The store is restarting. Please try again in a few seconds.';

const page = renderPlainPage({
  title: 'Just a moment',
  english: 'The store is restarting. This page reloads automatically; your cart is saved.',
  nepali: 'पसल फेरि सुरु हुँदै छ। यो पृष्ठ आफैँ फेरि लोड हुन्छ; तपाईंको कार्ट सुरक्षित छ।',
  refreshSeconds: 3,
});

/**
 * Returns the 503 response sent while no server is running, in the format that the client expects.
 * @param {{ url?: string, headers: { accept?: string } }} request
 */
export function buildUnavailableResponse({ url = '/', headers: { accept = '' } }) {
  const requestId = randomUUID();
  const wantsPage = accept.includes('text/html');
  return {
    headers: {
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
      connection: 'close',
      'x-request-id': requestId,
      'content-security-policy': PLAIN_PAGE_POLICY,
      'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    },
    body: wantsPage ? page : JSON.stringify(toJson(url, requestId)),
  };
}

/**
 * @param {string} url
 * @param {string} requestId
 */
function toJson(url, requestId) {
  const code = 'UNAVAILABLE';
  if (/^\/graphql(\?|$)/.test(url))
    return { errors: [{ message, extensions: { code, retryAfter, requestId } }] };
  if (url.startsWith('/api/')) return { success: false, message, code, retryAfter, requestId };
  return { message, code, retryAfter, requestId };
}
