import { useEffect } from 'react';
import { useJobProgressQuery } from './JobProgress.generated.ts';

/** Poll interval of a running job, in ms. */
const EVERY = 1000;

/** Polls a job until it ends. */
export function useJob(id: string) {
  const { data, error, startPolling, stopPolling } = useJobProgressQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const job = data?.job;
  const isOver = job?.status === 'DONE' || job?.status === 'FAILED';

  useEffect(() => {
    if (isOver) return undefined;
    startPolling(EVERY);
    return stopPolling;
  }, [isOver, startPolling, stopPolling]);

  return { job, isOver, error };
}
