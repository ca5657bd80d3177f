import { useEffect } from 'react';
import { useJobProgressQuery } from './JobProgress.generated.ts';

/** How often, in ms, a job that runs is asked about. */
const EVERY = 1000;

/** How far a job is, asked again until it is over. */
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
