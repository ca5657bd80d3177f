// @ts-check
import { randomUUID } from 'node:crypto';

/** Seconds, after which the server is mostly there again. */
const retryAfter = 2;
const message = 'The store is starting again. Please try again in a few seconds.';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<meta name="robots" content="noindex">
<title>Just a moment</title>
<style>
  :root { color-scheme: light dark; }
  body { min-height: 90vh; display: grid; place-content: center; margin: 0 1.5rem; text-align: center;
    font: 1.1rem/1.7 Georgia, 'Times New Roman', serif; color: light-dark(#2b2420, #efe7dd); background: light-dark(#fbf8f3, #1b1714); }
  h1 { font-size: 2rem; font-weight: 400; margin: 0 0 0.5rem; }
  p { margin: 0; max-width: 34rem; }
</style>
<main role="status">
  <h1>Just a moment</h1>
  <p>The store is opening again. This page comes back by itself; your cart is kept.</p>
  <p lang="ne">पसल फेरि खुल्दैछ। यो पृष्ठ आफैँ फर्किनेछ; तपाईंको कार्ट सुरक्षित छ।</p>
</main>
</html>
`;

/**
 * What is answered while no server is there: 503, in the shape that each kind of client reads.
 * @param {{ url?: string, headers: { accept?: string } }} request
 */
export function standInAnswer({ url = '/', headers: { accept = '' } }) {
  const requestId = randomUUID();
  const wantsPage = accept.includes('text/html');
  return {
    headers: {
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
      connection: 'close',
      'x-request-id': requestId,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
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
