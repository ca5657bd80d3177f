import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { NextHandler } from '#graph/http/admission/admitRequests.ts';
import { isShortBody, readShortBody } from '#graph/http/listening/shortBody.ts';
import { matchesEtag } from '#graph/http/matchesEtag.ts';
import type { CachedAccessLog } from '#graph/observability/access/cachedAccessLog.ts';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import type { CacheBypassLimit } from './cacheBypassLimit.ts';
import type { CachedResponse, EncodedBytes } from './cachedResponse.ts';
import { getCacheKey } from './cacheKey.ts';
import type { ResponseCache } from './responseCache.ts';

interface Services {
  answers: ResponseCache;
  /** Limits how often guests can bypass the cache. */
  cacheBypassLimit: CacheBypassLimit;
  /** Time limit in ms for a short body. */
  bodyWithinMs: number;
  readSnapshot: () => Snapshot | null;
  /** Returns true if a read would have to wait. */
  isBusy: () => boolean;
  now: () => Date;
  /** Called with the duration of each response, in seconds. */
  observe: (seconds: number) => void;
  /** Access log of cached responses; null if they are not logged. */
  accessLog: CachedAccessLog | null;
}

/**
 * Sends cached responses before the rest of the server runs. Other requests continue unchanged: a body that was
 * read is restored. Cached responses are not rate limited, because a refusal would cost more.
 */
export function responseCacheHandler(services: Services, next: NextHandler): RequestListener {
  return (request, response) => {
    // A client that sends an etag only revalidates its copy. A cached response is enough for this, because it is always
    // current.
    if (
      bypassesCache(request.headers) &&
      (request.headers['if-none-match'] || !services.cacheBypassLimit.tryAcquire())
    )
      delete request.headers['cache-control'];
    const sendIfCached = (body: string): boolean => {
      const startedAt = performance.now();
      const cachedResponse = find(request, body, services);
      if (cachedResponse) services.answers.hits++;
      const sentResponse = cachedResponse
        ? send(cachedResponse, request, response)
        : sendStaleResponse(services, request, response, body);
      if (!sentResponse) return false;
      recordResponse(services, { request, body, sent: sentResponse, startedAt });
      return true;
    };
    const { method, url } = request;
    if (method === 'GET') return sendIfCached('') || next(request, response);
    if (!isShortBody(request)) return next(request, response);
    readShortBody(request, {
      withinMs: services.bodyWithinMs,
      onBody: (body) => {
        if (url !== '/graphql' || !sendIfCached(body)) next(request, response, body);
      },
      onTimeout: () => response.writeHead(408, { connection: 'close' }).end(),
    });
  };
}

/**
 * Returns a handler for requests that would otherwise be refused. It sends a recent cached response if there is one.
 */
export function staleResponseHandler(services: Services) {
  return (request: IncomingMessage, response: ServerResponse, body: string): boolean => {
    const startedAt = performance.now();
    const sentResponse = sendStaleResponse(services, request, response, body, { isRefused: true });
    if (sentResponse) recordResponse(services, { request, body, sent: sentResponse, startedAt });
    return sentResponse !== null;
  };
}

interface CachedExchange {
  request: IncomingMessage;
  body: string;
  sent: SentResponse;
  /** Time on the `performance` clock, in ms. */
  startedAt: number;
}

function recordResponse(
  { observe, accessLog }: Services,
  { request, body, sent, startedAt }: CachedExchange,
): void {
  const endedAt = performance.now();
  const durationMs = endedAt - startedAt;
  observe(durationMs / 1000);
  accessLog?.record(endedAt, () => ({ request, body, ms: durationMs, ...sent }));
}

/** Returns true if a guest's request bypasses the cache with `Cache-Control: no-cache`. */
function bypassesCache({
  authorization,
  'cache-control': cacheControl,
}: IncomingMessage['headers']): boolean {
  return authorization === undefined && cacheControl !== undefined && cacheControl.includes('no-cache');
}

interface CacheHit {
  storedResponse: CachedResponse;
  encoded: EncodedBytes;
}

function find(
  request: IncomingMessage,
  body: string,
  { answers, readSnapshot, now }: Services,
): CacheHit | null {
  const snapshot = readSnapshot();
  const key = snapshot && getCacheKey(request, body);
  if (!key) return null;
  const storedResponse = answers.get(key, { snapshot, now: now() });
  const encodedBytes = storedResponse?.findReadyBytes(request.headers['accept-encoding']);
  return storedResponse && encodedBytes ? { storedResponse, encoded: encodedBytes } : null;
}

/** The response as logged; `bytes` excludes headers. */
interface SentResponse {
  requestId: string;
  status: number;
  bytes: number;
}

/**
 * Sends a recent cached response while the store is busy. It is marked as stale (RFC 9111) and not cached by others.
 * One request per second is passed on to refresh it.
 */
function sendStaleResponse(
  { answers, now, isBusy }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  { isRefused = false } = {},
): SentResponse | null {
  if (!isRefused && !isBusy()) return null;
  const key = getCacheKey(request, body);
  const staleResponse = key === null ? null : answers.getStale(key, now(), { isRefused });
  if (!staleResponse) return null;
  const { response: storedResponse, ageMs } = staleResponse;
  const { bytes, encoding } = storedResponse.findReadyBytes(request.headers['accept-encoding']) ?? {
    bytes: storedResponse.body,
    encoding: null,
  };
  const requestId = randomUUID();
  response
    .writeHead(200, {
      ...storedResponse.getHeaders(encoding),
      'cache-control': 'no-store',
      age: String(Math.ceil(ageMs / 1000)),
      warning: '110 - "Response is Stale"',
      'x-request-id': requestId,
      'content-length': bytes.length,
    })
    .end(bytes);
  return { requestId, status: 200, bytes: bytes.length };
}

/** Node writes a flat list of headers unchanged, but looks up each header of an object. */
function send(
  { storedResponse, encoded: { bytes, encoding } }: CacheHit,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): SentResponse {
  const requestId = randomUUID();
  const requestHeaders = ['x-request-id', requestId];
  if (method === 'GET' && matchesEtag(headers, storedResponse.etag)) {
    response.writeHead(304, [...storedResponse.getRawHeaders(null), ...requestHeaders]).end();
    return { requestId, status: 304, bytes: 0 };
  }
  response
    .writeHead(200, [
      ...storedResponse.getRawHeaders(encoding),
      ...requestHeaders,
      'content-length',
      bytes.length,
    ])
    .end(bytes);
  return { requestId, status: 200, bytes: bytes.length };
}
