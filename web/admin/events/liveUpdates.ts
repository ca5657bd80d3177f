import { noteChange } from '#web/api/freshReads.ts';
import { isTokenValid } from '#web/session/token/tokenStore.ts';
import { ANYTHING, type DeskNews, type DeskTopic, readNews } from './deskNews.ts';
import { followEvents } from './followEvents.ts';
import type { StreamEvent } from './readEvents.ts';

type Listener = (news: DeskNews) => void;

const NAME = 'desk-events';

const listeners = new Map<DeskTopic, Set<Listener>>();
let stop: (() => void) | null = null;

/** Tells of what changes in the store as it happens, as long as somebody listens. Answers how to stop. */
export function listenToDesk(topic: DeskTopic, listener: Listener): () => void {
  const others = listeners.get(topic) ?? new Set();
  listeners.set(topic, others.add(listener));
  stop ??= start();
  return () => {
    others.delete(listener);
    if ([...listeners.values()].some(({ size }) => size > 0)) return;
    stop?.();
    stop = null;
  };
}

/**
 * The tabs of a browser share one stream: it may have only so many connections to the store, and each stream holds one.
 * Whichever tab has the lock reads it and passes on what it hears; when that tab closes, the next one has the lock.
 */
function start(): () => void {
  const over = new AbortController();
  const { signal } = over;
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    void followEvents({ tell, signal });
    return () => over.abort();
  }
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => tell(data);
  const lead = () =>
    followEvents({
      signal,
      tell: (event) => {
        tell(event);
        if (!signal.aborted) channel.postMessage(event);
      },
    });
  // Rejects where it is stopped before it was its turn.
  navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);
  return () => {
    over.abort();
    channel.close();
  };
}

function tell({ name, data }: StreamEvent): void {
  // Whoever listens asks anew, which a session that is over may not; its screens are about to go.
  if (!isTokenValid()) return;
  noteChange();
  if (name === 'missed') {
    for (const topic of listeners.values()) for (const listener of topic) listener(ANYTHING);
    return;
  }
  const heard = listeners.get(name as DeskTopic);
  const news = heard && readNews(data);
  if (news) for (const listener of heard) listener(news);
}
