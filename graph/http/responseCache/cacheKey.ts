import type { IncomingMessage } from 'node:http';
import { findMisplacedCredential } from '#graph/http/findMisplacedCredential.ts';
import { SHORT_BODY_BYTES } from '#graph/http/listening/shortBody.ts';

/**
 * Returns the cache key of a guest's request. Null if the response cannot be cached: the request has a credential,
 * bypasses the cache or is not JSON. Used both to find and to store responses.
 */
export function getCacheKey(
  {
    method,
    url = '',
    headers,
    rawHeaders,
  }: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
  body: string,
): string | null {
  const { authorization, 'cache-control': cacheControl, 'content-type': contentType, accept = '' } = headers;
  if (authorization !== undefined || cacheControl?.includes('no-cache')) return null;
  if (findMisplacedCredential({ rawHeaders, url })) return null;
  // Genuine requests are never longer.
  if (url.length + body.length > SHORT_BODY_BYTES) return null;
  if (method === 'GET') return `GET ${url}\n${accept}\n${contentType ?? ''}\n${passesCsrfCheck(headers)}`;
  if (method !== 'POST' || !contentType?.startsWith('application/json')) return null;
  return `POST ${url}\n${accept}\n${body}`;
}

/** Apollo refuses a GET that a page on another website could send, so the cache must not serve one. */
function passesCsrfCheck(headers: IncomingMessage['headers']): boolean {
  return Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name']);
}
