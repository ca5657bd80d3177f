import { markStoreChanged } from '#web/api/repeatStaleReads.ts';
import { isTokenValid } from '#web/session/token/tokenStore.ts';
import { type LiveTopic, type LiveUpdate, parseLiveUpdate, RELOAD_ALL } from './liveUpdate.ts';
import type { StreamEvent } from './parseEvents.ts';
import { readEventStream } from './readEventStream.ts';

type Subscriber = (update: LiveUpdate) => void;

const CHANNEL_NAME = 'desk-events';

const subscribers = new Map<LiveTopic, Set<Subscriber>>();
let stop: (() => void) | null = null;

/** Subscribes to changes in the store. Returns a function that unsubscribes. */
export function subscribeToLiveUpdates(topic: LiveTopic, listener: Subscriber): () => void {
  const otherSubscribers = subscribers.get(topic) ?? new Set();
  subscribers.set(topic, otherSubscribers.add(listener));
  stop ??= startStream();
  return () => {
    otherSubscribers.delete(listener);
    if ([...subscribers.values()].some(({ size }) => size > 0)) return;
    stop?.();
    stop = null;
  };
}

/**
 * Browser tabs share one stream, because a browser limits its connections to the store and each stream uses one. The
 * tab with the lock reads the stream and forwards its events; when it closes, the next tab gets the lock.
 */
function startStream(): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    void readEventStream({ notifySubscribers, signal });
    return () => abortController.abort();
  }
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => notifySubscribers(data);
  const shareStream = () =>
    readEventStream({
      signal,
      notifySubscribers: (event) => {
        notifySubscribers(event);
        if (!signal.aborted) channel.postMessage(event);
      },
    });
  // Rejects if it is aborted while waiting for the lock.
  navigator.locks.request(CHANNEL_NAME, { signal }, shareStream).catch(() => undefined);
  return () => {
    abortController.abort();
    channel.close();
  };
}

function notifySubscribers({ name, data }: StreamEvent): void {
  // Subscribers send requests, which fail after the session has ended. Their screens are about to close.
  if (!isTokenValid()) return;
  markStoreChanged();
  if (name === 'missed') {
    for (const listeners of subscribers.values()) for (const listener of listeners) listener(RELOAD_ALL);
    return;
  }
  const topicSubscribers = subscribers.get(name as LiveTopic);
  const update = topicSubscribers && parseLiveUpdate(data);
  if (update) for (const listener of topicSubscribers) listener(update);
}
