import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const DRAIN_TIMEOUT_MS = 5000;

/**
 * Reads the rest of a request whose connection is about to close. Closing it earlier would reset the connection while
 * the client is sending, and the response would be lost.
 */
export async function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return;
  // The wait also ends if the request fails.
  const abortController = new AbortController();
  const { signal } = abortController;
  request.resume();
  await Promise.race([
    once(request, 'end', { signal }),
    once(request, 'close', { signal }),
    pause(DRAIN_TIMEOUT_MS, undefined, { signal }),
  ]).catch(() => {});
  abortController.abort();
}
