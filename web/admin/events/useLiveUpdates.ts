import { useEffect, useEffectEvent } from 'react';
import type { LiveTopic, LiveUpdate } from './liveUpdate.ts';
import { subscribeToLiveUpdates } from './liveUpdates.ts';

/** Calls back within about two seconds after something of the topic has changed in the store. */
export function useLiveUpdates(topic: LiveTopic, callback: (news: LiveUpdate) => void): void {
  const onUpdate = useEffectEvent(callback);
  useEffect(() => subscribeToLiveUpdates(topic, (news) => onUpdate(news)), [topic]);
}
