import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { registerLogoutTask } from '#web/session/logoutTasks.ts';
import { createActivitySender } from './createActivitySender.ts';
import { reportVisit } from './reportVisit.ts';
import { startTracking, type Tracker } from './startTracking.ts';
import { viewedProductAtom } from './viewedProduct.atoms.ts';

export interface ActivityTrackerProps {
  viewerId: string;
  /** Name of the open page; null if its activity is not recorded. */
  page: string | null;
}

/** Records the viewer's activity in the shop. Render it only with consent; unmounting stops the recording. */
export function ActivityTracker({ viewerId, page }: ActivityTrackerProps) {
  const client = useApolloClient();
  const viewedProductId = useAtomValue(viewedProductAtom);
  const [tracker, setTracker] = useState<Tracker | null>(null);

  useEffect(() => {
    const activitySender = createActivitySender(client);
    const startedTracker = startTracking(activitySender);
    setTracker(startedTracker);
    reportVisit(activitySender, viewerId);
    const unregister = registerLogoutTask(startedTracker.flushBeforeLogout);
    return () => {
      unregister();
      startedTracker.stop();
    };
  }, [client, viewerId]);

  // A layout effect runs before the next page scrolls to its top. That must not count as a scroll of this page.
  useLayoutEffect(() => tracker?.goTo(page), [tracker, page]);
  useEffect(() => {
    if (viewedProductId) tracker?.recordView(viewedProductId);
  }, [tracker, viewedProductId]);
  return null;
}
