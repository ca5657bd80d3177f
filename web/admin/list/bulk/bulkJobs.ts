import type { ApolloClient } from '@apollo/client';
import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import {
  BackgroundJobsDocument,
  type BackgroundJobsQuery,
  BulkJobDocument,
  type BulkJobs_JobFragment,
  type BulkJobs_RowFragment,
  StartBulkJobDocument,
  UndoBulkJobDocument,
} from '../BackgroundJobs.generated.ts';

/** Poll interval of a job that the user waits for, in ms. */
const POLL_INTERVAL_MS = 400;

type Job = BulkJobs_JobFragment;

/** The started job, or the problem that prevented it. */
export type StartResult = { job: Job; problem?: undefined } | { job?: undefined; problem: string };

/** Progress or result of a job. */
export interface JobReport {
  job: Job;
  /** First 100 rows that could not be changed, with reasons. */
  failures: readonly { id: string; name: string; problem: string }[];
}

export async function startBulkJob(client: ApolloClient, input: StartBulkJobInput): Promise<StartResult> {
  const { data } = await client.mutate({
    mutation: StartBulkJobDocument,
    variables: { input },
    update: (_cache, { data: startData }) => addToTray(client, startData?.startBulkJob.job),
  });
  return toStartResult(data?.startBulkJob);
}

/** Starts a job that undoes another one. */
export async function undoBulkJob(client: ApolloClient, id: string): Promise<StartResult> {
  const { data } = await client.mutate({
    mutation: UndoBulkJobDocument,
    variables: { id },
    update: (_cache, { data: startData }) => addToTray(client, startData?.undoBulkJob.job),
  });
  return toStartResult(data?.undoBulkJob);
}

interface PollOptions {
  /** Called with each progress report and with the final one. */
  onReport?: (report: JobReport) => void;
  /** Aborts when the result is no longer needed. */
  signal?: AbortSignal;
}

/** Waits for a job and returns its report; null if aborted or if the job no longer exists. */
export async function pollBulkJob(
  client: ApolloClient,
  id: string,
  { onReport, signal }: PollOptions = {},
): Promise<JobReport | null> {
  while (!signal?.aborted) {
    const { data } = await client.query({
      query: BulkJobDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const job = data?.bulkJob;
    if (!job) return null;
    const report = {
      job,
      failures: job.failures.edges.map(({ node }) => ({
        id: node.id,
        name: node.label,
        problem: describeRowProblem(node) ?? '',
      })),
    };
    if (!signal?.aborted) onReport?.(report);
    if (isFinished(job)) return report;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return null;
}

export function isFinished({ status }: Pick<Job, 'status'>): boolean {
  return status === 'DONE' || status === 'FAILED';
}

/** Returns the reason why a row was not changed, in the screen's language. */
export function describeRowProblem({ problem }: Pick<BulkJobs_RowFragment, 'problem'>): string | undefined {
  if (!problem) return undefined;
  return getProblemText({ ...problem, params: problem.params as Record<string, unknown> });
}

type StartPayload = { job: Job | null; errors: readonly { message: string }[] } | undefined;

function toStartResult(payload: StartPayload): StartResult {
  return payload?.job ? { job: payload.job } : { problem: payload?.errors[0]?.message ?? '' };
}

function addToTray(client: ApolloClient, job: Job | null | undefined): void {
  if (!job) return;
  client.cache.updateQuery<BackgroundJobsQuery>({ query: BackgroundJobsDocument }, (cachedData) =>
    cachedData ? { ...cachedData, bulkJobs: [job, ...cachedData.bulkJobs] } : cachedData,
  );
}
