import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { GoOn } from '#graph/http/admission/admitRequests.ts';
import { isKnownTo } from '#graph/http/isKnownTo.ts';
import { isShortBody, whenWhole } from '#graph/http/listening/shortBody.ts';
import type { KeptAccessLog } from '#graph/observability/access/keptAccessLog.ts';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import type { CachedResponse, EncodedBytes } from './cachedResponse.ts';
import type { FreshReads } from './freshReads.ts';
import type { PublicAnswers } from './publicAnswers.ts';
import { questionKey } from './questionKey.ts';

interface Services {
  answers: PublicAnswers;
  /** How often guests may ask past what is kept. */
  freshReads: FreshReads;
  /** How long a short body may take to come, ms. */
  bodyWithinMs: number;
  readSnapshot: () => Snapshot | null;
  /** Whether a read would have to wait at this moment. */
  isBusy: () => boolean;
  now: () => Date;
  /** Told of each answer: how many seconds it took. */
  observe: (seconds: number) => void;
  /** Where a line of the log is written of each, or of some; null where of none. */
  accessLog: KeptAccessLog | null;
}

/**
 * Answers what is known before anything else of the server runs. A request that it cannot answer goes on untouched: its
 * body is put back as it was. What is answered here counts against no limit: to refuse it would take longer.
 */
export function frontDoor(services: Services, goOn: GoOn): RequestListener {
  return (request, response) => {
    // Who has an answer already asks whether it is still so, which what is kept here always is.
    if (saysNoCache(request.headers) && (request.headers['if-none-match'] || !services.freshReads.take()))
      delete request.headers['cache-control'];
    const answerIfKnown = (body: string): boolean => {
      const startedAt = performance.now();
      const found = find(request, body, services);
      if (found) services.answers.hits++;
      const sent = found ? send(found, request, response) : sendStale(services, request, response, body);
      if (!sent) return false;
      note(services, { request, body, sent, startedAt });
      return true;
    };
    const { method, url } = request;
    if (method === 'GET') return answerIfKnown('') || goOn(request, response);
    if (!isShortBody(request)) return goOn(request, response);
    whenWhole(request, {
      withinMs: services.bodyWithinMs,
      whole: (body) => {
        if (url !== '/graphql' || !answerIfKnown(body)) goOn(request, response, body);
      },
      late: () => response.writeHead(408, { connection: 'close' }).end(),
    });
  };
}

/** Answers a request that is about to be refused from an answer of a moment ago, if there is one. */
export function staleDoor(services: Services) {
  return (request: IncomingMessage, response: ServerResponse, body: string): boolean => {
    const startedAt = performance.now();
    const sent = sendStale(services, request, response, body, { isRefused: true });
    if (sent) note(services, { request, body, sent, startedAt });
    return sent !== null;
  };
}

interface Answered {
  request: IncomingMessage;
  body: string;
  sent: Sent;
  /** By the clock of `performance`, ms. */
  startedAt: number;
}

function note({ observe, accessLog }: Services, { request, body, sent, startedAt }: Answered): void {
  const endedAt = performance.now();
  const ms = endedAt - startedAt;
  observe(ms / 1000);
  accessLog?.note(endedAt, () => ({ request, body, ms, ...sent }));
}

/** Whether a guest says that nothing kept will do. */
function saysNoCache({ authorization, 'cache-control': cacheControl }: IncomingMessage['headers']): boolean {
  return authorization === undefined && cacheControl !== undefined && cacheControl.includes('no-cache');
}

interface Found {
  answer: CachedResponse;
  encoded: EncodedBytes;
}

function find(
  request: IncomingMessage,
  body: string,
  { answers, readSnapshot, now }: Services,
): Found | null {
  const snapshot = readSnapshot();
  const key = snapshot && questionKey(request, body);
  if (!key) return null;
  const answer = answers.get(key, { snapshot, now: now() });
  const encoded = answer?.readyFor(request.headers['accept-encoding']);
  return answer && encoded ? { answer, encoded } : null;
}

/** What went out; `bytes` without the headers. */
interface Sent {
  requestId: string;
  status: number;
  bytes: number;
}

/**
 * While the store is busy, an answer that held a moment ago is better than none: it is marked as stale (RFC 9111), and nobody
 * on the way keeps it. One request in a second goes on to make it anew.
 */
function sendStale(
  { answers, now, isBusy }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  { isRefused = false } = {},
): Sent | null {
  if (!isRefused && !isBusy()) return null;
  const key = questionKey(request, body);
  const stale = key === null ? null : answers.getStale(key, now(), { isRefused });
  if (!stale) return null;
  const { answer, ageMs } = stale;
  const { bytes, encoding } = answer.readyFor(request.headers['accept-encoding']) ?? {
    bytes: answer.body,
    encoding: null,
  };
  const requestId = randomUUID();
  response
    .writeHead(200, {
      ...answer.headersFor(encoding),
      'cache-control': 'no-store',
      age: String(Math.ceil(ageMs / 1000)),
      warning: '110 - "Response is Stale"',
      'x-request-id': requestId,
      'content-length': bytes.length,
    })
    .end(bytes);
  return { requestId, status: 200, bytes: bytes.length };
}

/** Headers that are handed over as one list are written as they are; Node looks up each of any others. */
function send(
  { answer, encoded: { bytes, encoding } }: Found,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Sent {
  const requestId = randomUUID();
  const ofRequest = ['x-request-id', requestId];
  if (method === 'GET' && isKnownTo(headers, answer.etag)) {
    response.writeHead(304, [...answer.rawHeadersFor(null), ...ofRequest]).end();
    return { requestId, status: 304, bytes: 0 };
  }
  response
    .writeHead(200, [...answer.rawHeadersFor(encoding), ...ofRequest, 'content-length', bytes.length])
    .end(bytes);
  return { requestId, status: 200, bytes: bytes.length };
}
