import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import { StopBulkJobDocument } from '../BackgroundJobs.generated.ts';
import { type JobReport, pollBulkJob, type StartResult, startBulkJob, undoBulkJob } from './bulkJobs.ts';
import { trackedJobs } from './trackedJobs.atoms.ts';
import type { UndoResult } from './useUndoToast.tsx';

/** Starts a bulk job and waits for it while the screen is open. Afterwards the tray shows the job. */
export function useBulkJob() {
  const client = useApolloClient();
  const setTrackingById = useSetAtom(trackedJobs);
  const abortController = useRef(new AbortController());
  const attendedJobId = useRef<string | null>(null);
  useEffect(() => {
    abortController.current = new AbortController();
    return () => {
      abortController.current.abort();
      const id = attendedJobId.current;
      if (id) setTrackingById((current) => ({ ...current, [id]: 'background' }));
    };
  }, [setTrackingById]);

  async function follow(
    startPromise: Promise<StartResult>,
    onReport?: (report: JobReport) => void,
  ): Promise<JobReport | { problem: string } | null> {
    const { job, problem } = await startPromise;
    if (!job) return { problem };
    attendedJobId.current = job.id;
    setTrackingById((current) => ({ ...current, [job.id]: 'attended' }));
    onReport?.({ job, failures: [] });
    const { signal } = abortController.current;
    const report = await pollBulkJob(client, job.id, { onReport, signal });
    if (!report) return null;
    attendedJobId.current = null;
    // The entry is kept, because a poll sent before the job ended could otherwise add it to the tray.
    setTrackingById((current) => ({ ...current, [job.id]: 'dismissed' }));
    return report;
  }

  return {
    run: (input: StartBulkJobInput, onReport?: (report: JobReport) => void) =>
      follow(startBulkJob(client, input), onReport),
    stop: async (id: string) => {
      await client.mutate({ mutation: StopBulkJobDocument, variables: { id } });
    },
    undo: (id: string, onReport?: (report: JobReport) => void) => follow(undoBulkJob(client, id), onReport),
    /** Undoes a job after its screen was closed. */
    undoFromToast: (id: string) => undoJob(client, id),
  };
}

async function undoJob(client: ReturnType<typeof useApolloClient>, id: string): Promise<UndoResult> {
  const { job, problem } = await undoBulkJob(client, id);
  if (!job) return { undoneCount: 0, problem };
  const report = await pollBulkJob(client, job.id);
  return { undoneCount: report?.job.done ?? 0, problem: report?.failures[0]?.problem };
}
