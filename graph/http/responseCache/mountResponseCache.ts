import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sha256 } from '#graph/access/sha256.ts';
import { CachedResponse } from './cachedResponse.ts';
import { isPublicRead } from './isPublicRead.ts';
import { ResponseCache } from './responseCache.ts';

const TTL_SECONDS = 5;

interface Question {
  key: string;
  /** Whether the answer may be kept, once it is there. */
  isPublic: (payload: string) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that answers everybody the same, so that its bytes may be kept for a few seconds. */
    publicRead?: boolean;
  }
}

/**
 * Answers public reads that repeat from finished bytes, before GraphQL runs. Only guests are served so, for a few
 * seconds, and until the next mutation that this process sees; `Cache-Control: no-cache` asks past it.
 */
export function mountResponseCache(app: FastifyInstance): preHandlerAsyncHookHandler {
  const answers = new ResponseCache({
    ttlMs: TTL_SECONDS * 1000,
    maxEntries: 1000,
    maxBytes: 32 * 1024 * 1024,
  });
  const asked = new WeakMap<FastifyRequest, Question & { generation: number }>();

  app.addHook('onSend', async (request, reply, payload) => {
    if (mayHaveWritten(request, reply)) answers.clear();
    const question = asked.get(request);
    if (!question || question.generation !== answers.generation) return;
    const answer = toAnswer(question, reply, payload);
    if (!answer) return;
    answers.keep(question.key, answer);
    labelAs(answer, request, reply);
    return notModified(answer, request, reply) ? '' : undefined;
  });

  return async (request, reply) => {
    const question = toQuestion(request);
    if (!question) return;
    const answer = answers.get(question.key);
    if (!answer) {
      asked.set(request, { ...question, generation: answers.generation });
      return;
    }
    labelAs(answer, request, reply);
    return notModified(answer, request, reply) ? reply.send('') : send(answer, request, reply);
  };
}

/** What a guest asks in a plain request; null for anything that the cache stays out of. */
function toQuestion(request: FastifyRequest): Question | null {
  const { authorization, 'cache-control': cacheControl } = request.headers;
  if (authorization !== undefined || cacheControl?.includes('no-cache')) return null;
  return isGraphql(request) ? graphqlQuestion(request) : restQuestion(request);
}

function restQuestion({ method, url, routeOptions }: FastifyRequest): Question | null {
  if (method !== 'GET' || !routeOptions.config.publicRead) return null;
  return { key: sha256(JSON.stringify([method, url])), isPublic: () => true };
}

function graphqlQuestion(request: FastifyRequest): Question | null {
  const { accept = '' } = request.headers;
  if (request.method === 'GET' && !passesCsrfPrevention(request)) return null;
  const asked = request.method === 'GET' ? request.query : request.body;
  if (!isRecord(asked) || asked.extensions !== undefined) return null;

  const { query, variables = null, operationName = null } = asked;
  if (typeof query !== 'string' || (typeof operationName !== 'string' && operationName !== null)) return null;
  const key = sha256(JSON.stringify([request.method, accept, query, variables, operationName]));
  const isPublic = (payload: string) =>
    isPublicRead(query, operationName) && !('errors' in JSON.parse(payload));
  return { key, isPublic };
}

/** Apollo refuses a GET that a foreign page could send; the cache must not answer one that it would refuse. */
function passesCsrfPrevention({ headers }: FastifyRequest): boolean {
  const announced = headers['apollo-require-preflight'] || headers['x-apollo-operation-name'];
  return Boolean(announced) && headers['content-type'] === undefined;
}

/** Refusals before any work. A write in several steps may be refused otherwise after its first. */
const WROTE_NOTHING = [400, 401, 403, 404, 405, 413, 415, 429];

/** Whether a request was a mutation or any other write, or might have been one. */
function mayHaveWritten(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const { method, body } = request;
  if (!isGraphql(request))
    return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !WROTE_NOTHING.includes(statusCode);
  if (method !== 'POST') return false;
  return !isRecord(body) || typeof body.query !== 'string' || /\bmutation\b/.test(body.query);
}

function isGraphql({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/graphql';
}

function toAnswer({ isPublic }: Question, reply: FastifyReply, payload: unknown) {
  const contentType = reply.getHeader('content-type');
  if (reply.statusCode !== 200 || typeof payload !== 'string' || typeof contentType !== 'string') return null;
  if (!isPublic(payload)) return null;
  return new CachedResponse({ body: Buffer.from(payload), contentType, etag: `W/"${sha256(payload)}"` });
}

/** A GET may also be kept by the browser and by caches on the way; any by the shop's worker, to be read offline. */
function labelAs(answer: CachedResponse, { method }: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header('x-public-response', 'yes').type(answer.contentType);
  if (method !== 'GET') return;
  reply
    .header('cache-control', `public, max-age=${TTL_SECONDS}`)
    .header('vary', 'Accept, Accept-Encoding, Authorization')
    .header('etag', answer.etag);
}

function notModified(answer: CachedResponse, { method, headers }: FastifyRequest, reply: FastifyReply) {
  if (method !== 'GET' || headers['if-none-match'] !== answer.etag) return false;
  reply.code(304);
  return true;
}

async function send(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, encoding } = await answer.bytesFor(request.headers['accept-encoding']);
  if (encoding)
    reply.header('content-encoding', encoding).header('vary', 'Accept, Accept-Encoding, Authorization');
  return reply.send(bytes);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
