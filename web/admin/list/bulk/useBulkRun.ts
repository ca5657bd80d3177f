import { useRef, useState } from 'react';
import type { BulkAction, BulkResult, IdPage, ListQuery } from '../listDefinition.ts';
import { inCalls, MOST_IN_A_CALL } from './inCalls.ts';
import { undoResults } from './undoResults.ts';
import type { Selection } from './useSelection.ts';

export interface BulkProgress {
  stage: 'asking' | 'running' | 'done';
  results: readonly BulkResult[];
  /** The rows that were not done, where it is asked for them once more. */
  remaining?: readonly string[];
  isStopped: boolean;
  /** Whether this is what became of taking it back. */
  isUndo: boolean;
}

interface Run {
  selection: Selection;
  query: ListQuery;
  readIds?: (query: ListQuery) => Promise<IdPage>;
}

/** Runs an action over the chosen rows, a few at a time, and keeps what became of each. */
export function useBulkRun<Row>(action: BulkAction<Row>, { selection, query, readIds }: Run) {
  const [progress, setProgress] = useState<BulkProgress>({
    stage: 'asking',
    results: [],
    isStopped: false,
    isUndo: false,
  });
  const stopped = useRef(false);

  async function start(answer: unknown) {
    const { remaining, results } = progress;
    const read = async () => inCalls(remaining ?? (await readChosen({ selection, query, readIds })), action);
    await work(read, (ids) => action.run(ids, answer), { before: results });
  }

  /** Asks once more, for those that were not done; what became of the others is kept. */
  function again() {
    const { results } = progress;
    setProgress({
      stage: 'asking',
      results: results.filter(({ problem }) => !problem),
      remaining: results.flatMap(({ id, problem }) => (problem ? [id] : [])),
      isStopped: false,
      isUndo: false,
    });
  }

  async function undo() {
    const undoable = progress.results.filter((result) => result.undo);
    await work(async () => inCalls(undoable), undoResults, { isUndo: true });
  }

  async function work<Part>(
    readCalls: () => Promise<Iterable<readonly Part[]>>,
    act: (parts: readonly Part[]) => Promise<BulkResult[]>,
    { before = [], isUndo = false }: { before?: readonly BulkResult[]; isUndo?: boolean },
  ) {
    stopped.current = false;
    let results = before;
    setProgress({ stage: 'running', results, isStopped: false, isUndo });
    try {
      for (const parts of await readCalls()) {
        if (stopped.current) break;
        results = [...results, ...(await act(parts))];
        setProgress({ stage: 'running', results, isStopped: false, isUndo });
      }
      setProgress({ stage: 'done', results, isStopped: stopped.current, isUndo });
    } catch {
      // The request itself failed, which its own toast tells.
      setProgress({ stage: 'done', results, isStopped: true, isUndo });
    }
  }

  function stop() {
    stopped.current = true;
  }

  return { progress, start, again, undo, stop };
}

/** All are named before the first is changed: a change may take rows out of the list. */
async function readChosen({ selection, query, readIds }: Run): Promise<readonly string[]> {
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
