import { callService } from '#graph/outboundCalls/callService.ts';
import { StorageUnavailableError } from './StorageUnavailableError.ts';

/** Time limit in ms for the connection and the response headers, if the request has no body. */
const HEADERS_MS = 4000;
/** Time limit in ms for the response body, in addition to the time its length allows. */
const BODY_MS = 4000;
/** Slowest accepted transfer rate in bytes per ms (50 KB/s). */
const SLOWEST_RATE = 50;

/**
 * Returns a `fetch` with time limits for every step of a request to an S3 service: the connection, the headers, and the
 * request and response bodies, in proportion to their length. The time the caller takes to read a body does not count.
 */
export function createS3Fetch(endpoint: string): typeof fetch {
  return async (input, init) => {
    const abortController = new AbortController();
    const response = await callService(
      's3',
      (signal) => {
        const abort = () => abortController.abort(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        // The response body has its own limit.
        return fetch(input, { ...init, signal: abortController.signal }).finally(() =>
          signal.removeEventListener('abort', abort),
        );
      },
      {
        address: endpoint,
        timeoutMs: Math.ceil(HEADERS_MS + countBytes(init?.body) / SLOWEST_RATE),
        isFailure: ({ status }) => status >= 500,
      },
    );
    return limitBodyTime(response, abortController);
  };
}

function limitBodyTime(response: Response, abortController: AbortController): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  let receivedBytes = 0;
  let waitedMs = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const readStartedAt = performance.now();
        const remainingMs = BODY_MS + receivedBytes / SLOWEST_RATE - waitedMs;
        const timeout = setTimeout(
          () => abortController.abort(new StorageUnavailableError('The response body arrived too slowly.')),
          remainingMs,
        );
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          receivedBytes += value.length;
          controller.enqueue(value);
        } finally {
          clearTimeout(timeout);
          waitedMs += performance.now() - readStartedAt;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/**
 * Returns the length of a request body in bytes. Streams do not occur, because the client buffers each part in memory.
 */
function countBytes(body: RequestInit['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
