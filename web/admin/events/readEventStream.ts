import { isTokenValid, storedToken } from '#web/session/token/tokenStore.ts';
import { parseEvents, type StreamEvent } from './parseEvents.ts';

interface StreamOptions {
  notifySubscribers: (event: StreamEvent) => void;
  signal: AbortSignal;
}

const ADDRESS = '/api/admin/events';
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/**
 * The server sends a heartbeat every 15 s. A connection silent for longer than this is dead, for example after the
 * computer slept.
 */
const SILENCE_MS = 40_000;

/** Reads the event stream until the signal aborts. Resumes an ended stream from its last event. */
export async function readEventStream({ notifySubscribers, signal }: StreamOptions): Promise<void> {
  let lastId = '';
  let failures = 0;
  while (!signal.aborted) {
    const stream = openStream(lastId, signal);
    try {
      for await (const event of stream) {
        failures = 0;
        lastId = event.id;
        notifySubscribers(event);
      }
    } catch {
      // Every error is retried.
    }
    await waitBeforeRetry(failures++, signal);
  }
}

async function* openStream(lastId: string, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!isTokenValid()) return;
  const timeout = new AbortController();
  let timer = setTimeout(() => timeout.abort(), SILENCE_MS);
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${storedToken()}`,
    ...(lastId && { 'last-event-id': lastId }),
  };
  try {
    const response = await fetch(ADDRESS, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (response.status !== 200 || !response.body) return;
    yield* parseEvents(response.body, () => {
      clearTimeout(timer);
      timer = setTimeout(() => timeout.abort(), SILENCE_MS);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Waits longer after each failure, with jitter, but retries as soon as the browser is online again. */
function waitBeforeRetry(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return new Promise((resolve) => {
    const timer = setTimeout(finish, longest * (0.5 + Math.random() / 2));
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
