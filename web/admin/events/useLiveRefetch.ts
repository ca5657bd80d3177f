import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveTopic, LiveUpdate } from './liveUpdate.ts';
import { useLiveUpdates } from './useLiveUpdates.ts';

/** Time in which changes are batched into one refetch, in ms. A busy store changes many times a second. */
const BATCH_MS = 700;

/** Refetches shortly after a relevant live update of the topic. */
export function useLiveRefetch(
  topic: LiveTopic,
  refetch: () => Promise<unknown>,
  isRelevant: (update: LiveUpdate) => boolean = () => true,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchNow = useEffectEvent(() => {
    timer.current = undefined;
    refetch().catch(() => undefined);
  });
  useLiveUpdates(topic, (update) => {
    if (isRelevant(update)) timer.current ??= setTimeout(() => refetchNow(), BATCH_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
