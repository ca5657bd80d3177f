import { useEffect, useEffectEvent } from 'react';
import type { LiveTopic, LiveUpdate } from './liveUpdate.ts';
import { subscribeToLiveUpdates } from './liveUpdates.ts';

/** Calls back within about two seconds of a change to a record of the topic. */
export function useLiveUpdates(topic: LiveTopic, callback: (update: LiveUpdate) => void): void {
  const onUpdate = useEffectEvent(callback);
  useEffect(() => subscribeToLiveUpdates(topic, (update) => onUpdate(update)), [topic]);
}
