import { useEffect } from 'react';
import { useBackgroundJobsQuery } from '#web/admin/list/BackgroundJobs.generated.ts';

/** How often, in ms, it is asked how far the work in the background is. */
const EVERY_MS = 1000;

/** The exports and the bulk jobs of whoever is signed in, kept fresh while any of them is under way. */
export function useBackgroundJobs() {
  const { data, refetch, startPolling, stopPolling } = useBackgroundJobsQuery();
  const exports = data?.listExports ?? [];
  const bulkJobs = data?.bulkJobs ?? [];
  const isBusy = [...exports, ...bulkJobs].some(isUnderWay);
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  return { exports, bulkJobs, refetch };
}

function isUnderWay({ status }: { status: string }): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}
