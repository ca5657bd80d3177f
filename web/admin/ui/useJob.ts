import { useEffect } from 'react';
import { useJobProgressQuery } from './JobProgress.generated.ts';

/** Poll interval of a running job, in ms. */
const POLL_INTERVAL_MS = 1000;

/** Polls a job until it ends. */
export function useJob(id: string) {
  const { data, error, startPolling, stopPolling } = useJobProgressQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const job = data?.job;
  const isFinished = job?.status === 'DONE' || job?.status === 'FAILED';

  useEffect(() => {
    if (isFinished) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isFinished, startPolling, stopPolling]);

  return { job, isFinished, error };
}
