import type { IncomingMessage } from 'node:http';
import { SHORT_BODY_BYTES } from '#graph/http/listening/shortBody.ts';
import { misplacedCredential } from '#graph/http/misplacedCredential.ts';

/**
 * What a guest asks in a plain request, as one text; null for what is never answered from what is kept: whoever says who
 * they are, asks past it, or sends something else than JSON. The same for whoever looks first and for who keeps the answer.
 */
export function questionKey(
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
  if (misplacedCredential({ rawHeaders, url })) return null;
  // Somebody makes up longer ones.
  if (url.length + body.length > SHORT_BODY_BYTES) return null;
  if (method === 'GET') return `GET ${url}\n${accept}\n${contentType ?? ''}\n${isAnnounced(headers)}`;
  if (method !== 'POST' || !contentType?.startsWith('application/json')) return null;
  return `POST ${url}\n${accept}\n${body}`;
}

/** Apollo refuses a GET that a foreign page could send; what is kept must not answer one that it would refuse. */
function isAnnounced(headers: IncomingMessage['headers']): boolean {
  return Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name']);
}
