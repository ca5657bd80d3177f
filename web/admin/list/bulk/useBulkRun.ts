import { useState } from 'react';
import type { BulkAction, ScreenAction, ServerChange } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { IdPage, ListQuery } from '../listQuery.ts';
import type { JobReport } from './bulkJobs.ts';
import { inCalls, MOST_IN_A_CALL } from './inCalls.ts';
import { useBulkJob } from './useBulkJob.ts';
import type { Selection } from './useSelection.ts';

/** A row that was not done, with the reason. */
interface Failure {
  id: string;
  name: string;
  problem: string;
}

export interface BulkProgress {
  stage: 'asking' | 'running' | 'done';
  /** How many rows it is about, and how many of them were reached. */
  total: number;
  reached: number;
  /** How many were done, with those of earlier rounds. */
  done: number;
  /** How many were as they should be already. */
  skipped: number;
  failed: number;
  /** The first of those that failed. */
  failures: readonly Failure[];
  isStopped: boolean;
  /** Whether this is what became of taking it back. */
  isUndo: boolean;
  /** The job on the server; null where the screen does it, and before it has begun. */
  jobId: string | null;
  isUndoable: boolean;
  /** The job whose failed rows are asked for once more. */
  retryOf: string | null;
  /** Why it did not begin. */
  problem?: string | undefined;
}

interface Run<Row> {
  definition: Pick<ListDefinition<Row>, 'bulkFilter' | 'rowId' | 'rowName'>;
  selection: Selection;
  query: ListQuery;
  count: number;
  /** The rows that were chosen; null where the page does not have all of them. */
  chosen: readonly Row[] | null;
  nameOf: (id: string) => string;
  readIds?: (query: ListQuery) => Promise<IdPage>;
}

/** Runs an action over the chosen rows, and keeps what became of them. */
export function useBulkRun<Row>(action: BulkAction<Row>, run: Run<Row>) {
  const [progress, setProgress] = useState<BulkProgress>({ ...NOTHING, total: run.count });
  const jobs = useBulkJob();

  /** `title` is what a job is called in the tray and in its report. */
  async function start(answer: unknown, title: string) {
    const begun: BulkProgress = { ...progress, stage: 'running', reached: 0, failed: 0, failures: [] };
    setProgress(begun);
    try {
      if (action.run) await runHere(action, answer, begun);
      else await runAsJob(action, answer, { title, begun });
    } catch {
      // The request itself failed, which its own toast tells.
      setProgress((now) => ({ ...now, stage: 'done', isStopped: true }));
    }
  }

  async function runAsJob(
    { change }: ServerChange<Row>,
    answer: unknown,
    { title, begun }: { title: string; begun: BulkProgress },
  ) {
    const input = { change: change(answer, run.chosen), title, ...rowsOf(run, begun) };
    const onReport = (report: JobReport) => setProgress(toProgress(report, begun));
    const ended = await jobs.run(input, onReport);
    if (ended && 'problem' in ended) setProgress({ ...begun, stage: 'done', problem: ended.problem });
  }

  async function runHere({ run: act }: ScreenAction, answer: unknown, begun: BulkProgress) {
    let now = begun;
    for (const ids of inCalls(await readChosen(run), MOST_IN_A_CALL)) {
      const results = await act(ids, answer);
      const failures = results.flatMap(({ id, problem }) =>
        problem ? [{ id, name: run.nameOf(id), problem }] : [],
      );
      now = {
        ...now,
        reached: now.reached + results.length,
        done: now.done + results.length - failures.length,
        failed: now.failed + failures.length,
        failures: [...now.failures, ...failures],
      };
      setProgress(now);
    }
    setProgress({ ...now, stage: 'done' });
  }

  /** Asks once more, for those that were not done. */
  function again() {
    setProgress((now) => ({
      ...NOTHING,
      total: now.failed,
      done: now.done,
      skipped: now.skipped,
      retryOf: now.jobId,
    }));
  }

  async function undo() {
    const { jobId } = progress;
    if (!jobId) return;
    const begun = { ...NOTHING, stage: 'running' as const, total: progress.done, isUndo: true };
    setProgress(begun);
    const ended = await jobs
      .undo(jobId, (report) => setProgress(toProgress(report, begun)))
      .catch(() => null);
    if (ended && 'problem' in ended) setProgress({ ...begun, stage: 'done', problem: ended.problem });
  }

  async function stop() {
    if (progress.jobId) await jobs.stop(progress.jobId);
  }

  return { progress, start, again, undo, stop };
}

const NOTHING: BulkProgress = {
  stage: 'asking',
  total: 0,
  reached: 0,
  done: 0,
  skipped: 0,
  failed: 0,
  failures: [],
  isStopped: false,
  isUndo: false,
  jobId: null,
  isUndoable: false,
  retryOf: null,
};

/** Which rows the server is to change. */
function rowsOf<Row>({ selection, definition, query }: Run<Row>, { retryOf }: BulkProgress) {
  if (retryOf) return { failedOf: retryOf };
  return selection.all ? { filter: definition.bulkFilter?.(query) ?? {} } : { ids: [...selection.ids] };
}

/** What was done in earlier rounds counts along. */
function toProgress({ job, failures }: JobReport, begun: BulkProgress): BulkProgress {
  const { status, total, done, skipped, failed, stoppedAt } = job;
  const isOver = status === 'DONE' || status === 'FAILED';
  return {
    ...begun,
    stage: isOver ? 'done' : 'running',
    total,
    reached: done + skipped + failed,
    done: begun.done + done,
    skipped: begun.skipped + skipped,
    failed,
    failures,
    isStopped: stoppedAt !== null || (isOver && done + skipped + failed < total),
    jobId: job.id,
    isUndoable: job.undoable > 0,
  };
}

/** All are named before the first is done: it may take rows out of the list. */
async function readChosen<Row>({ selection, query, readIds }: Run<Row>): Promise<readonly string[]> {
  if (!selection.all) return [...selection.ids];
  const found: string[] = [];
  let page: IdPage = { ids: [], hasNextPage: readIds !== undefined };
  while (readIds && page.hasNextPage) {
    const after = page.endCursor ?? undefined;
    page = await readIds({ ...query, first: MOST_IN_A_CALL, offset: undefined, after });
    found.push(...page.ids);
  }
  return found;
}
