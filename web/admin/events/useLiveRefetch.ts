import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveTopic, LiveUpdate } from './liveUpdate.ts';
import { useLiveUpdates } from './useLiveUpdates.ts';

/** Changes within this time are loaded together, ms, because a busy store changes many times a second. */
const BATCH_MS = 700;

/** Refetches shortly after a relevant change of the topic. */
export function useLiveRefetch(
  topic: LiveTopic,
  refetch: () => Promise<unknown>,
  isAbout: (news: LiveUpdate) => boolean = () => true,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useEffectEvent(() => {
    timer.current = undefined;
    refetch().catch(() => undefined);
  });
  useLiveUpdates(topic, (news) => {
    if (isAbout(news)) timer.current ??= setTimeout(() => read(), BATCH_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
