import { callOutside } from '#graph/outside/callOutside.ts';
import { StorageUnavailable } from './storageUnavailable.ts';

/** Time until the headers of a response, connection included, if the request has no body, ms. */
const HEADERS_MS = 4000;
/** Time for the body of a response, beside what its length allows, ms. */
const BODY_MS = 4000;
/** A service that sends or receives more slowly is given up, bytes per ms (50 KB/s). */
const SLOWEST_RATE = 50;

/**
 * `fetch` that limits the time of every part of a request to an S3 service: the connection, the headers, and both bodies by
 * their length. The time that the reader of a body takes does not count.
 */
export function s3Fetch(at: string): typeof fetch {
  return async (input, init) => {
    const ending = new AbortController();
    const response = await callOutside(
      's3',
      (signal) => {
        const end = () => ending.abort(signal.reason);
        signal.addEventListener('abort', end, { once: true });
        // From the headers on the body has a limit of its own.
        return fetch(input, { ...init, signal: ending.signal }).finally(() =>
          signal.removeEventListener('abort', end),
        );
      },
      {
        at,
        timeoutMs: Math.ceil(HEADERS_MS + lengthOf(init?.body) / SLOWEST_RATE),
        isFailure: ({ status }) => status >= 500,
      },
    );
    return withTimedBody(response, ending);
  };
}

function withTimedBody(response: Response, ending: AbortController): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  let receivedBytes = 0;
  let waitedMs = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const began = performance.now();
        const leftMs = BODY_MS + receivedBytes / SLOWEST_RATE - waitedMs;
        const late = setTimeout(
          () => ending.abort(new StorageUnavailable('The body came too slowly.')),
          leftMs,
        );
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          receivedBytes += value.length;
          controller.enqueue(value);
        } finally {
          clearTimeout(late);
          waitedMs += performance.now() - began;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/** In bytes. The client sends a long stream in parts, each of which is in memory. */
function lengthOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
