import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { isKnownTo } from '../isKnownTo.ts';
import { CachedResponse } from './cachedResponse.ts';
import { isPublicRead } from './isPublicRead.ts';
import type { PublicAnswers } from './publicAnswers.ts';
import { questionKey } from './questionKey.ts';

/** How long others on the way may keep a GET. */
const SHARED_SECONDS = 5;

/** Of the one request that an answer was made for, not of the answer. */
const OF_ONE_REQUEST =
  /^(x-request-id|x-ratelimit-.*|access-control-.*|content-length|content-encoding|date|connection|keep-alive|transfer-encoding)$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that answers everybody the same, so that its bytes may be kept. */
    publicRead?: boolean;
  }
}

interface Services {
  answers: PublicAnswers;
  now: () => Date;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** By which its answer is kept; null where it is not. */
    answerKey: string | null;
  }
}

/**
 * Answers guests' public reads that repeat from finished bytes, before GraphQL runs: each as long as what it was made of is
 * as it was (`SnapshotReader.uses`). Many that ask the same at once wait for one answer. `Cache-Control: no-cache` asks past it.
 */
export function mountResponseCache(
  app: FastifyInstance,
  { answers, now, createContext }: Services,
): preHandlerAsyncHookHandler {
  app.decorateRequest('answerKey', null);
  const underWay = new Map<string, UnderWay>();

  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.answerKey;
    if (key === null || !isWhole(reply, payload)) return;
    const { snapshot } = await createContext(request);
    label(request, reply);
    const etag = `W/"${sha256(payload)}"`;
    if (request.method === 'GET') reply.header('etag', etag);
    const headers = toHeaders(reply);
    answers.keep(key, new CachedResponse({ body: Buffer.from(payload), headers, etag }), snapshot, now());
    underWay.get(key)?.end();
    return notModified(etag, request, reply) ? '' : undefined;
  });

  return async (request, reply) => {
    const key = toKey(request);
    if (key === null) return;
    const find = async () => answers.get(key, { snapshot: await app.snapshots.read(), now: now() });
    let answer = await find();
    const before = underWay.get(key);
    if (!answer && before) {
      await before.over;
      answer = await find();
    }
    if (answer) {
      answers.hits++;
      return send(answer, request, reply);
    }
    answers.misses++;
    request.answerKey = key;
    const mine = new UnderWay();
    underWay.set(key, mine);
    const end = () => {
      mine.end();
      if (underWay.get(key) === mine) underWay.delete(key);
    };
    // Also where it was refused, or whoever asked has gone.
    reply.raw.once('close', end);
  };
}

/** An answer that is being made. */
class UnderWay {
  end = () => {};
  readonly over = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}

/** The key of a request that may be answered from what is kept; null for any other. */
function toKey(request: FastifyRequest): string | null {
  const isPublic =
    request.routeOptions.url === '/graphql' ? asksPublic(request) : request.routeOptions.config.publicRead;
  return isPublic ? questionKey(request.raw, request.bodyText) : null;
}

function asksPublic({ method, query: parameters, body }: FastifyRequest): boolean {
  const asked = method === 'GET' ? parameters : body;
  if (!isRecord(asked) || asked.extensions !== undefined) return false;
  const { query, operationName = null } = asked;
  if (typeof query !== 'string' || (typeof operationName !== 'string' && operationName !== null))
    return false;
  return isPublicRead(query, operationName);
}

/** Whether it is an answer in full: errors of GraphQL come first in its answers. */
function isWhole({ statusCode }: FastifyReply, payload: unknown): payload is string {
  return statusCode === 200 && typeof payload === 'string' && !payload.startsWith('{"errors"');
}

/** A GET may also be kept by the browser and by caches on the way; any by the shop's worker, to be read offline. */
function label({ method }: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('x-public-response', 'yes');
  if (method !== 'GET') return;
  reply
    .header('cache-control', `public, max-age=${SHARED_SECONDS}`)
    .header('vary', 'Accept, Accept-Encoding, Authorization, Origin, X-Api-Key');
}

function toHeaders(reply: FastifyReply): Record<string, string> {
  const given = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REQUEST.test(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function notModified(etag: string, { method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'GET' || !isKnownTo(headers, etag)) return false;
  reply.code(304);
  return true;
}

async function send(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply) {
  if (notModified(answer.etag, request, reply)) return reply.headers(answer.headers).send('');
  const { bytes, encoding } = await answer.bytesFor(request.headers['accept-encoding']);
  return reply.headers(answer.headersFor(encoding)).send(bytes);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
