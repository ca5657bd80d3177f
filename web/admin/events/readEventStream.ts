import { isTokenValid, storedToken } from '#web/session/token/tokenStore.ts';
import { readEvents, type StreamEvent } from './readEvents.ts';

interface Following {
  tell: (event: StreamEvent) => void;
  signal: AbortSignal;
}

const ADDRESS = '/api/admin/events';
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** The server shows every 15 s that it is there; a connection that is silent for longer is dead, as after a sleep. */
const SILENCE_MS = 40_000;

/** Follows what happens in the store until the signal comes; where the stream ends, it is taken up where it was left. */
export async function followEvents({ tell, signal }: Following): Promise<void> {
  let lastId = '';
  let failures = 0;
  while (!signal.aborted) {
    const listening = listen(lastId, signal);
    try {
      for await (const event of listening) {
        failures = 0;
        lastId = event.id;
        tell(event);
      }
    } catch {
      // Whatever it was, it is tried again.
    }
    await pause(failures++, signal);
  }
}

async function* listen(lastId: string, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!isTokenValid()) return;
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${storedToken()}`,
    ...(lastId && { 'last-event-id': lastId }),
  };
  try {
    const answer = await fetch(ADDRESS, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (answer.status !== 200 || !answer.body) return;
    yield* readEvents(answer.body, () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Longer after each failure, and not of the same length for all; over as soon as the browser is online again. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return new Promise((resolve) => {
    const timer = setTimeout(done, longest * (0.5 + Math.random() / 2));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
