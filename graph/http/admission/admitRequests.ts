import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { RETRY_AFTER_S, UNAVAILABLE_MESSAGE } from '#graph/errors/retryLater.ts';
import type { EarlyResponse } from '#graph/observability/access/earlyResponse.ts';
import { isLongBody } from '../listening/shortBody.ts';
import { isExpensive } from '../requestCost.ts';
import type { Admission, AdmissionSlot } from './admission.ts';
import { classifyRequest } from './classifyRequest.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The request's slot. Undefined for files and pages, which are never queued. */
    slot?: AdmissionSlot;
  }
}

/** Event emitted when a response becomes a stream that stays open. The request then releases its slot. */
export const STREAMING = 'streaming';

/** Continues with a request. `body` is set if it is short and has already been read. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse, body?: string) => void;

interface AdmissionQueues {
  usual: Admission;
  /** Queue for requests with long bodies, so that slow uploads delay only each other. */
  long: Admission;
  /** Sends a recent cached response to a request that would be refused. Returns false if there is none. */
  sendStaleResponse?: (request: IncomingMessage, response: ServerResponse, body: string) => boolean;
  /** Called with each refusal. */
  onRefused?: (response: EarlyResponse) => void;
}

/**
 * Admits requests while there is capacity. Files, pages and health checks are always admitted: they are cheap, and
 * health checks must work under load.
 */
export function admitRequests(
  { usual, long, sendStaleResponse, onRefused }: AdmissionQueues,
  next: (request: IncomingMessage, response: ServerResponse) => void,
): NextHandler {
  return (request, response, body) => {
    if (!isExpensive(request)) return next(request, response);
    const arrivedAt = performance.now();
    (isLongBody(request) ? long : usual).admit({
      kind: classifyRequest(request, body),
      start: (slot) => {
        request.slot = slot;
        response.once('close', slot.release);
        response.once(STREAMING, slot.release);
        next(request, response);
      },
      refuse: () => {
        if (sendStaleResponse?.(request, response, body ?? '')) return;
        const sentResponse = refuse(request, response);
        onRefused?.({ request, body: body ?? '', ...sentResponse, ms: performance.now() - arrivedAt });
      },
      isDisconnected: () => request.socket.destroyed,
    });
  };
}

/** Sends 503 in the format of the requested API. Returns the log data; `bytes` excludes headers. */
function refuse({ url = '' }: IncomingMessage, response: ServerResponse) {
  const requestId = randomUUID();
  const extensions = { code: 'UNAVAILABLE', retryAfter: RETRY_AFTER_S, requestId };
  const body = url.startsWith('/graphql')
    ? { errors: [{ message: UNAVAILABLE_MESSAGE, extensions }] }
    : { success: false, message: UNAVAILABLE_MESSAGE, ...extensions };
  const text = JSON.stringify(body);
  const [status, bytes] = [503, Buffer.byteLength(text)];
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes),
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
      'x-request-id': requestId,
    })
    .end(text);
  return { requestId, status, bytes };
}
