import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 5000;

/**
 * Takes what is still to come of a request whose connection is about to be closed: closed before, it would be broken under
 * the client that is still sending, and the answer lost with it.
 */
export async function readOut(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return;
  // One that breaks is over too.
  const isOver = new AbortController();
  const { signal } = isOver;
  request.resume();
  await Promise.race([
    once(request, 'end', { signal }),
    once(request, 'close', { signal }),
    pause(WITHIN_MS, undefined, { signal }),
  ]).catch(() => {});
  isOver.abort();
}
