import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeskNews, DeskTopic } from './deskNews.ts';
import { useDeskEvents } from './useDeskEvents.ts';

/** What changes within this time is read together, ms: a busy store says so many times a second. */
const TOGETHER_MS = 700;

/** Reads anew a moment after something of the topic has changed in the store, if it is about what is read. */
export function useDeskRefetch(
  topic: DeskTopic,
  refetch: () => Promise<unknown>,
  isAbout: (news: DeskNews) => boolean = () => true,
): void {
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useEffectEvent(() => {
    soon.current = undefined;
    refetch().catch(() => undefined);
  });
  useDeskEvents(topic, (news) => {
    if (isAbout(news)) soon.current ??= setTimeout(() => read(), TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(soon.current), []);
}
