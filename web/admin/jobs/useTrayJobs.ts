import { useApolloClient } from '@apollo/client/react';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type BulkJobs_JobFragment,
  useStopBulkJobMutation,
} from '#web/admin/list/BackgroundJobs.generated.ts';
import { isFinished } from '#web/admin/list/bulk/bulkJobs.ts';
import { trackedJobs } from '#web/admin/list/bulk/trackedJobs.atoms.ts';

/** Returns the bulk jobs of the tray: running ones without an open dialog, and those that ended in the background. */
export function useTrayJobs(jobs: readonly BulkJobs_JobFragment[]) {
  const client = useApolloClient();
  const [trackingById, setTrackingById] = useAtom(trackedJobs);
  const [stopJob] = useStopBulkJobMutation();
  const visibleJobs = jobs.filter((job) => {
    const tracking = trackingById[job.id];
    return tracking === 'background' || (tracking === undefined && !isFinished(job));
  });

  // A job that was shown while running stays visible after it ends, until it is dismissed.
  const runningJobs = visibleJobs.filter((job) => !isFinished(job) && trackingById[job.id] === undefined);
  const runningIds = runningJobs.map(({ id }) => id).join();
  useEffect(() => {
    if (runningIds === '') return;
    const trackedEntries = runningIds.split(',').map((id) => [id, 'background' as const]);
    setTrackingById((current) => ({ ...Object.fromEntries(trackedEntries), ...current }));
  }, [runningIds, setTrackingById]);

  // Refreshes lists after a job ends.
  const endedIds = visibleJobs.filter(isFinished).map(({ id }) => id);
  const knownEndedIds = useRef<ReadonlySet<string>>(new Set());
  const refresh = useEffectEvent(() => {
    if (endedIds.some((id) => !knownEndedIds.current.has(id)))
      void client.refetchQueries({ include: 'active' });
    knownEndedIds.current = new Set(endedIds);
  });
  const endedKey = endedIds.join();
  useEffect(() => {
    if (endedKey) refresh();
  }, [endedKey]);

  return {
    shown: visibleJobs,
    stop: (id: string) => void stopJob({ variables: { id } }).catch(() => undefined),
    dismiss: (id: string) => setTrackingById((current) => ({ ...current, [id]: 'dismissed' })),
  };
}
