import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { ASK_AGAIN_AFTER_S, NOT_NOW } from '#graph/errors/retryLater.ts';
import type { AnswerOfDoor } from '#graph/observability/access/answerOfDoor.ts';
import { isLongBody } from '../listening/shortBody.ts';
import { isWork } from '../work.ts';
import type { Admission, Place } from './admission.ts';
import { kindOfRequest } from './kindOfRequest.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** Where it is worked on; undefined if it never waited in the queue, as files and pages. */
    place?: Place;
  }
}

/** What a response says that will go on for as long as whoever asked stays: from then on nobody is in its way. */
export const STREAMING = 'streaming';

/** Goes on with a request; `begun` is its body where it is short and was looked at already. */
export type GoOn = (request: IncomingMessage, response: ServerResponse, begun?: string) => void;

interface Admissions {
  usual: Admission;
  /** Of what comes with a long body: who sends one slowly is in the way of nobody but the others who do. */
  long: Admission;
  /** Answers a request that there is no place for from an answer of a moment ago, if there is one. */
  answerStale?: (request: IncomingMessage, response: ServerResponse, body: string) => boolean;
  /** Told of each that was refused, with what it was answered. */
  onRefused?: (answer: AnswerOfDoor) => void;
}

/**
 * Lets requests in as there is room for their work. Files, pages and looks at the server's health always go in: they cost
 * little, and who runs the store must see it when it is busiest.
 */
export function admitRequests(
  { usual, long, answerStale, onRefused }: Admissions,
  goOn: (request: IncomingMessage, response: ServerResponse) => void,
): GoOn {
  return (request, response, begun) => {
    if (!isWork(request)) return goOn(request, response);
    const cameAt = performance.now();
    (isLongBody(request) ? long : usual).ask({
      kind: kindOfRequest(request, begun),
      go: (place) => {
        request.place = place;
        response.once('close', place.leave);
        response.once(STREAMING, place.leave);
        goOn(request, response);
      },
      refuse: () => {
        if (answerStale?.(request, response, begun ?? '')) return;
        const sent = refuse(request, response);
        onRefused?.({ request, body: begun ?? '', ...sent, ms: performance.now() - cameAt });
      },
      isGone: () => request.socket.destroyed,
    });
  };
}

/** In the shape of the API that was asked. Tells what went out; `bytes` without the headers. */
function refuse({ url = '' }: IncomingMessage, response: ServerResponse) {
  const requestId = randomUUID();
  const extensions = { code: 'UNAVAILABLE', retryAfter: ASK_AGAIN_AFTER_S, requestId };
  const body = url.startsWith('/graphql')
    ? { errors: [{ message: NOT_NOW, extensions }] }
    : { success: false, message: NOT_NOW, ...extensions };
  const text = JSON.stringify(body);
  const [status, bytes] = [503, Buffer.byteLength(text)];
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes),
      'cache-control': 'no-store',
      'retry-after': String(ASK_AGAIN_AFTER_S),
      'x-request-id': requestId,
    })
    .end(text);
  return { requestId, status, bytes };
}
