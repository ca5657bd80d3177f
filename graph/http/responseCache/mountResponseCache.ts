import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { matchesEtag } from '../matchesEtag.ts';
import { CachedResponse } from './cachedResponse.ts';
import { getCacheKey } from './cacheKey.ts';
import { isPublicRead } from './isPublicRead.ts';
import type { ResponseCache } from './responseCache.ts';

/** Time in seconds for which shared caches can store a GET response. */
const SHARED_MAX_AGE_S = 5;

/** Headers that are specific to one request and therefore not part of the cached response. */
const REQUEST_HEADERS =
  /^(x-request-id|x-ratelimit-.*|access-control-.*|content-length|content-encoding|date|connection|keep-alive|transfer-encoding)$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a GET whose response is the same for everybody, so its bytes can be cached. */
    publicRead?: boolean;
  }
}

interface Services {
  answers: ResponseCache;
  now: () => Date;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Cache key of the response; null if it is not cached. */
    answerKey: string | null;
  }
}

/**
 * Serves repeated public reads of guests from cached bytes, before GraphQL runs. A cached response is valid until its
 * data changes (`SnapshotReader.uses`). Identical simultaneous requests wait for one response. `Cache-Control:
 * no-cache` bypasses the cache.
 */
export function mountResponseCache(
  app: FastifyInstance,
  { answers, now, createContext }: Services,
): preHandlerAsyncHookHandler {
  app.decorateRequest('answerKey', null);
  const pendingResponses = new Map<string, PendingResponse>();

  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.answerKey;
    if (key === null || !isComplete(reply, payload)) return;
    const { snapshot } = await createContext(request);
    setCacheHeaders(request, reply);
    const etag = `W/"${sha256(payload)}"`;
    if (request.method === 'GET') reply.header('etag', etag);
    const headers = toHeaders(reply);
    answers.set(key, new CachedResponse({ body: Buffer.from(payload), headers, etag }), snapshot, now());
    pendingResponses.get(key)?.end();
    return sendNotModified(etag, request, reply) ? '' : undefined;
  });

  return async (request, reply) => {
    const key = toKey(request);
    if (key === null) return;
    const find = async () => answers.get(key, { snapshot: await app.snapshots.read(), now: now() });
    let cachedResponse = await find();
    const before = pendingResponses.get(key);
    if (!cachedResponse && before) {
      await before.completion;
      cachedResponse = await find();
    }
    if (cachedResponse) {
      answers.hits++;
      return send(cachedResponse, request, reply);
    }
    answers.misses++;
    request.answerKey = key;
    const pendingResponse = new PendingResponse();
    pendingResponses.set(key, pendingResponse);
    const end = () => {
      pendingResponse.end();
      if (pendingResponses.get(key) === pendingResponse) pendingResponses.delete(key);
    };
    // Also runs after a refusal or if the client has disconnected.
    reply.raw.once('close', end);
  };
}

/** A response that is being computed. */
class PendingResponse {
  end = () => {};
  readonly completion = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}

/** Returns the cache key of a request; null if it cannot be cached. */
function toKey(request: FastifyRequest): string | null {
  const isPublic =
    request.routeOptions.url === '/graphql'
      ? isPublicOperation(request)
      : request.routeOptions.config.publicRead;
  return isPublic ? getCacheKey(request.raw, request.bodyText) : null;
}

function isPublicOperation({ method, query: parameters, body }: FastifyRequest): boolean {
  const operation = method === 'GET' ? parameters : body;
  if (!isRecord(operation) || operation.extensions !== undefined) return false;
  const { query, operationName = null } = operation;
  if (typeof query !== 'string' || (typeof operationName !== 'string' && operationName !== null))
    return false;
  return isPublicRead(query, operationName);
}

/** Returns true for a complete response. GraphQL responses put errors first. */
function isComplete({ statusCode }: FastifyReply, payload: unknown): payload is string {
  return statusCode === 200 && typeof payload === 'string' && !payload.startsWith('{"errors"');
}

/**
 * A GET can also be cached by the browser and by shared caches; the shop's service worker can store any public
 * response for offline use.
 */
function setCacheHeaders({ method }: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('x-public-response', 'yes');
  if (method !== 'GET') return;
  reply
    .header('cache-control', `public, max-age=${SHARED_MAX_AGE_S}`)
    .header('vary', 'Accept, Accept-Encoding, Authorization, Origin, X-Api-Key');
}

function toHeaders(reply: FastifyReply): Record<string, string> {
  const headerEntries = Object.entries(reply.getHeaders()).filter(([name]) => !REQUEST_HEADERS.test(name));
  return Object.fromEntries(headerEntries.map(([name, value]) => [name, String(value)]));
}

function sendNotModified(etag: string, { method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'GET' || !matchesEtag(headers, etag)) return false;
  reply.code(304);
  return true;
}

async function send(cachedResponse: CachedResponse, request: FastifyRequest, reply: FastifyReply) {
  if (sendNotModified(cachedResponse.etag, request, reply))
    return reply.headers(cachedResponse.headers).send('');
  const { bytes, encoding } = await cachedResponse.getBytes(request.headers['accept-encoding']);
  return reply.headers(cachedResponse.getHeaders(encoding)).send(bytes);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
