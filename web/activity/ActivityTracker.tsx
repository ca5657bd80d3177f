import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { beforeLogout } from '#web/session/farewells.ts';
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
    const unregister = beforeLogout(started.leave);
    return () => {
      unregister();
      started.stop();
    };
  }, [client, viewerId]);

  // Before the next page is scrolled to its top, which says nothing of the one that is left.
  useLayoutEffect(() => tracking?.goTo(page), [tracking, page]);
  useEffect(() => {
    if (lookedAt) tracking?.lookAt(lookedAt);
  }, [tracking, lookedAt]);
  return null;
}
