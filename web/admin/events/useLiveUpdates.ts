import { useEffect, useEffectEvent } from 'react';
import { listenToDesk } from './deskEvents.ts';
import type { DeskNews, DeskTopic } from './deskNews.ts';

/** Calls back whenever something of the topic has changed in the store, within a second or two of it. */
export function useDeskEvents(topic: DeskTopic, callback: (news: DeskNews) => void): void {
  const onNews = useEffectEvent(callback);
  useEffect(() => listenToDesk(topic, (news) => onNews(news)), [topic]);
}
