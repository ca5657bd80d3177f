import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { lookedAtAtom } from './lookedAt.atoms.ts';
import { sendActivity } from './sendActivity.ts';
import { startTracking, type Tracking } from './startTracking.ts';
import { tellVisit } from './tellVisit.ts';

export interface ActivityTrackerProps {
  viewerId: string;
  /** The page that is open; null where nothing is noted. */
  page: string | null;
}

/** Notes what the viewer does in the shop. Shown only to who has consented; taken away, it ends at once. */
export function ActivityTracker({ viewerId, page }: ActivityTrackerProps) {
  const client = useApolloClient();
  const lookedAt = useAtomValue(lookedAtAtom);
  const [tracking, setTracking] = useState<Tracking | null>(null);

  useEffect(() => {
    const send = sendActivity(client);
    const started = startTracking(send);
    setTracking(started);
    tellVisit(send, viewerId);
    return started.stop;
  }, [client, viewerId]);

  useEffect(() => tracking?.goTo(page), [tracking, page]);
  useEffect(() => {
    if (lookedAt) tracking?.lookAt(lookedAt);
  }, [tracking, lookedAt]);
  return null;
}
