import { useState } from 'react';
import type { BulkAction, ScreenAction, ServerChange } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { IdPage, ListQuery } from '../listQuery.ts';
import type { JobReport } from './bulkJobs.ts';
import { MAX_BATCH_SIZE, splitIntoBatches } from './splitIntoBatches.ts';
import { useBulkJob } from './useBulkJob.ts';
import type { Selection } from './useSelection.ts';

/** A failed row with its reason. */
interface Failure {
  id: string;
  name: string;
  problem: string;
}

export interface BulkProgress {
  stage: 'asking' | 'running' | 'done';
  /** Number of rows to process. */
  total: number;
  processed: number;
  /** Number of rows changed by this run and earlier ones. */
  done: number;
  /** Number of rows that needed no change. */
  skipped: number;
  failed: number;
  /** First failures. */
  failures: readonly Failure[];
  isStopped: boolean;
  /** True if the progress is for undoing the action. */
  isUndo: boolean;
  /** Id of the server's job; null before the job starts and for actions that run in the browser. */
  jobId: string | null;
  isUndoable: boolean;
  /** Id of the job whose failed rows are retried. */
  retriedJobId: string | null;
  /** Reason why the action could not start. */
  problem?: string | undefined;
}

interface BulkRunInput<Row> {
  definition: Pick<ListDefinition<Row>, 'bulkFilter' | 'rowId' | 'rowName'>;
  selection: Selection;
  query: ListQuery;
  count: number;
  /** Selected rows; null if the page does not contain them all. */
  selectedRows: readonly Row[] | null;
  getRowName: (id: string) => string;
  readIds?: (query: ListQuery) => Promise<IdPage>;
}

/** Runs an action on the selected rows and stores its results. */
export function useBulkRun<Row>(action: BulkAction<Row>, run: BulkRunInput<Row>) {
  const [progress, setProgress] = useState<BulkProgress>({ ...INITIAL_PROGRESS, total: run.count });
  const jobs = useBulkJob();

  /** `title` names the job in the tray and in its report. */
  async function start(answer: unknown, title: string) {
    const initialProgress: BulkProgress = {
      ...progress,
      stage: 'running',
      processed: 0,
      failed: 0,
      failures: [],
    };
    setProgress(initialProgress);
    try {
      if (action.run) await runInBrowser(action, answer, initialProgress);
      else await runAsJob(action, answer, { title, initialProgress });
    } catch {
      // The request itself failed; a toast shows the reason.
      setProgress((current) => ({ ...current, stage: 'done', isStopped: true }));
    }
  }

  async function runAsJob(
    { change }: ServerChange<Row>,
    answer: unknown,
    { title, initialProgress }: { title: string; initialProgress: BulkProgress },
  ) {
    const input = { change: change(answer, run.selectedRows), title, ...toRowsInput(run, initialProgress) };
    const onReport = (report: JobReport) => setProgress(toProgress(report, initialProgress));
    const result = await jobs.run(input, onReport);
    if (result && 'problem' in result)
      setProgress({ ...initialProgress, stage: 'done', problem: result.problem });
  }

  async function runInBrowser(
    { run: runAction }: ScreenAction,
    answer: unknown,
    initialProgress: BulkProgress,
  ) {
    let currentProgress = initialProgress;
    for (const ids of splitIntoBatches(await readSelectedIds(run), MAX_BATCH_SIZE)) {
      const results = await runAction(ids, answer);
      const failures = results.flatMap(({ id, problem }) =>
        problem ? [{ id, name: run.getRowName(id), problem }] : [],
      );
      currentProgress = {
        ...currentProgress,
        processed: currentProgress.processed + results.length,
        done: currentProgress.done + results.length - failures.length,
        failed: currentProgress.failed + failures.length,
        failures: [...currentProgress.failures, ...failures],
      };
      setProgress(currentProgress);
    }
    setProgress({ ...currentProgress, stage: 'done' });
  }

  /** Retries the failed rows. */
  function retryFailed() {
    setProgress((current) => ({
      ...INITIAL_PROGRESS,
      total: current.failed,
      done: current.done,
      skipped: current.skipped,
      retriedJobId: current.jobId,
    }));
  }

  async function undo() {
    const { jobId } = progress;
    if (!jobId) return;
    const initialProgress = {
      ...INITIAL_PROGRESS,
      stage: 'running' as const,
      total: progress.done,
      isUndo: true,
    };
    setProgress(initialProgress);
    const result = await jobs
      .undo(jobId, (report) => setProgress(toProgress(report, initialProgress)))
      .catch(() => null);
    if (result && 'problem' in result)
      setProgress({ ...initialProgress, stage: 'done', problem: result.problem });
  }

  async function stop() {
    if (progress.jobId) await jobs.stop(progress.jobId);
  }

  return { progress, start, retryFailed, undo, stop };
}

const INITIAL_PROGRESS: BulkProgress = {
  stage: 'asking',
  total: 0,
  processed: 0,
  done: 0,
  skipped: 0,
  failed: 0,
  failures: [],
  isStopped: false,
  isUndo: false,
  jobId: null,
  isUndoable: false,
  retriedJobId: null,
};

/** Returns the input that selects the rows to change. */
function toRowsInput<Row>(
  { selection, definition, query }: BulkRunInput<Row>,
  { retriedJobId }: BulkProgress,
) {
  if (retriedJobId) return { retryFailedOfJobId: retriedJobId };
  return selection.all ? { filter: definition.bulkFilter?.(query) ?? {} } : { ids: [...selection.ids] };
}

/** Includes rows changed in earlier runs. */
function toProgress({ job, failures }: JobReport, initialProgress: BulkProgress): BulkProgress {
  const { status, total, done, skipped, failed, stoppedAt } = job;
  const hasEnded = status === 'DONE' || status === 'FAILED';
  return {
    ...initialProgress,
    stage: hasEnded ? 'done' : 'running',
    total,
    processed: done + skipped + failed,
    done: initialProgress.done + done,
    skipped: initialProgress.skipped + skipped,
    failed,
    failures,
    isStopped: stoppedAt !== null || (hasEnded && done + skipped + failed < total),
    jobId: job.id,
    isUndoable: job.undoable > 0,
  };
}

/** Collects all ids first, because the action can remove rows from the list. */
async function readSelectedIds<Row>({
  selection,
  query,
  readIds,
}: BulkRunInput<Row>): Promise<readonly string[]> {
  if (!selection.all) return [...selection.ids];
  const ids: string[] = [];
  let page: IdPage = { ids: [], hasNextPage: readIds !== undefined };
  while (readIds && page.hasNextPage) {
    const nextCursor = page.endCursor ?? undefined;
    page = await readIds({ ...query, first: MAX_BATCH_SIZE, offset: undefined, after: nextCursor });
    ids.push(...page.ids);
  }
  return ids;
}
