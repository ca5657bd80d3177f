import type { ApolloClient } from '@apollo/client';
import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import { problemText } from '#web/locale/problemText.ts';
import {
  BackgroundJobsDocument,
  type BackgroundJobsQuery,
  BulkJobDocument,
  type BulkJobs_JobFragment,
  type BulkJobs_RowFragment,
  StartBulkJobDocument,
  UndoBulkJobDocument,
} from '../BackgroundJobs.generated.ts';

/** How often, in ms, it is asked how far a job is that somebody waits for. */
const EVERY_MS = 400;

type Job = BulkJobs_JobFragment;

/** A job that was started, or why it was not. */
export type Started = { job: Job; problem?: undefined } | { job?: undefined; problem: string };

/** What became of a job so far. */
export interface JobReport {
  job: Job;
  /** Rows that could not be changed, with the reason; the first 100. */
  failures: readonly { id: string; name: string; problem: string }[];
}

export async function startBulkJob(client: ApolloClient, input: StartBulkJobInput): Promise<Started> {
  const { data } = await client.mutate({
    mutation: StartBulkJobDocument,
    variables: { input },
    update: (_cache, { data: started }) => addToTray(client, started?.startBulkJob.job),
  });
  return toStarted(data?.startBulkJob);
}

/** Starts a job that takes back what another one changed. */
export async function undoBulkJob(client: ApolloClient, id: string): Promise<Started> {
  const { data } = await client.mutate({
    mutation: UndoBulkJobDocument,
    variables: { id },
    update: (_cache, { data: started }) => addToTray(client, started?.undoBulkJob.job),
  });
  return toStarted(data?.undoBulkJob);
}

interface Following {
  /** Told how far it is, and at last what became of it. */
  onReport?: (report: JobReport) => void;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Waits for a job. Answers what became of it; null where nobody waits any more, or it is no more. */
export async function followBulkJob(
  client: ApolloClient,
  id: string,
  { onReport, signal }: Following = {},
): Promise<JobReport | null> {
  while (!signal?.aborted) {
    const { data } = await client.query({
      query: BulkJobDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const found = data?.bulkJob;
    if (!found) return null;
    const report = {
      job: found,
      failures: found.failures.edges.map(({ node }) => ({
        id: node.id,
        name: node.label,
        problem: rowProblem(node) ?? '',
      })),
    };
    if (!signal?.aborted) onReport?.(report);
    if (isEnded(found)) return report;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return null;
}

export function isEnded({ status }: Pick<Job, 'status'>): boolean {
  return status === 'DONE' || status === 'FAILED';
}

/** Why a row was not changed, in the language that is shown. */
export function rowProblem({ problem }: Pick<BulkJobs_RowFragment, 'problem'>): string | undefined {
  if (!problem) return undefined;
  return problemText({ ...problem, params: problem.params as Record<string, unknown> });
}

type Answer = { job: Job | null; errors: readonly { message: string }[] } | undefined;

function toStarted(answer: Answer): Started {
  return answer?.job ? { job: answer.job } : { problem: answer?.errors[0]?.message ?? '' };
}

function addToTray(client: ApolloClient, job: Job | null | undefined): void {
  if (!job) return;
  client.cache.updateQuery<BackgroundJobsQuery>({ query: BackgroundJobsDocument }, (known) =>
    known ? { ...known, bulkJobs: [job, ...known.bulkJobs] } : known,
  );
}
