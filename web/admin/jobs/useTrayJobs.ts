import { useApolloClient } from '@apollo/client/react';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type BulkJobs_JobFragment,
  useStopBulkJobMutation,
} from '#web/admin/list/BackgroundJobs.generated.ts';
import { isEnded } from '#web/admin/list/bulk/bulkJobs.ts';
import { followedJobs } from '#web/admin/list/bulk/followedJobs.atoms.ts';

/** The bulk jobs that the tray shows: those under way that no dialog shows, and those that ended in the background. */
export function useShownBulkJobs(jobs: readonly BulkJobs_JobFragment[]) {
  const client = useApolloClient();
  const [followed, setFollowed] = useAtom(followedJobs);
  const [stopJob] = useStopBulkJobMutation();
  const shown = jobs.filter((job) => {
    const how = followed[job.id];
    return how === 'background' || (how === undefined && !isEnded(job));
  });

  // What is seen to run is shown when it has ended as well, until somebody dismisses it.
  const running = shown.filter((job) => !isEnded(job) && followed[job.id] === undefined);
  const runningIds = running.map(({ id }) => id).join();
  useEffect(() => {
    if (runningIds === '') return;
    const seen = runningIds.split(',').map((id) => [id, 'background' as const]);
    setFollowed((now) => ({ ...Object.fromEntries(seen), ...now }));
  }, [runningIds, setFollowed]);

  // Lists show what a job has changed once it has ended.
  const endedIds = shown.filter(isEnded).map(({ id }) => id);
  const known = useRef<ReadonlySet<string>>(new Set());
  const refresh = useEffectEvent(() => {
    if (endedIds.some((id) => !known.current.has(id))) void client.refetchQueries({ include: 'active' });
    known.current = new Set(endedIds);
  });
  const ended = endedIds.join();
  useEffect(() => {
    if (ended) refresh();
  }, [ended]);

  return {
    shown,
    stop: (id: string) => void stopJob({ variables: { id } }).catch(() => undefined),
    dismiss: (id: string) => setFollowed((now) => ({ ...now, [id]: 'dismissed' })),
  };
}
