import { isTokenValid, readToken } from '#web/session/token/tokenStore.ts';
import { parseEvents, type StreamEvent } from './parseEvents.ts';

interface StreamOptions {
  notifySubscribers: (event: StreamEvent) => void;
  signal: AbortSignal;
}

const EVENTS_URL = '/api/admin/events';
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 60_000;
/**
 * The server sends a heartbeat every 15 s. A connection that is silent for longer is treated as lost, for example after
 * the computer slept.
 */
const SILENCE_TIMEOUT_MS = 40_000;

/** Reads the event stream until the signal aborts. Resumes an ended stream from its last event. */
export async function readEventStream({ notifySubscribers, signal }: StreamOptions): Promise<void> {
  let lastId = '';
  let failureCount = 0;
  while (!signal.aborted) {
    const stream = openStream(lastId, signal);
    try {
      for await (const event of stream) {
        failureCount = 0;
        lastId = event.id;
        notifySubscribers(event);
      }
    } catch {
      // Every error is retried.
    }
    await waitBeforeRetry(failureCount++, signal);
  }
}

async function* openStream(lastId: string, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!isTokenValid()) return;
  const timeoutController = new AbortController();
  let timer = setTimeout(() => timeoutController.abort(), SILENCE_TIMEOUT_MS);
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${readToken()}`,
    ...(lastId && { 'last-event-id': lastId }),
  };
  try {
    const response = await fetch(EVENTS_URL, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeoutController.signal]),
    });
    if (response.status !== 200 || !response.body) return;
    yield* parseEvents(response.body, () => {
      clearTimeout(timer);
      timer = setTimeout(() => timeoutController.abort(), SILENCE_TIMEOUT_MS);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Waits longer after each failure, with jitter, but retries as soon as the browser is online again. */
function waitBeforeRetry(failureCount: number, signal: AbortSignal): Promise<void> {
  const maxDelay = Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** failureCount);
  return new Promise((resolve) => {
    const timer = setTimeout(finish, maxDelay * (0.5 + Math.random() / 2));
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
    function finish() {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
