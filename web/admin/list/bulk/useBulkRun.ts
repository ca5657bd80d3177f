import { useRef, useState } from 'react';
import type { BulkAction, BulkResult, IdPage, ListQuery } from '../listDefinition.ts';
import { undoResults } from './undoResults.ts';
import type { Selection } from './useSelection.ts';

/** How many rows an action takes at once. */
const CHUNK = 100;

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

/** Runs an action over the chosen rows, a hundred at a time, and keeps what became of each. */
export function useBulkRun<Row>({ run }: BulkAction<Row>, { selection, query, readIds }: Run) {
  const [progress, setProgress] = useState<BulkProgress>({
    stage: 'asking',
    results: [],
    isStopped: false,
    isUndo: false,
  });
  const stopped = useRef(false);

  async function start(answer: unknown) {
    const { remaining, results } = progress;
    const chunks = remaining ? inChunks(remaining) : yieldChunks(selection, query, readIds);
    await work(chunks, (ids) => run(ids, answer), { before: results });
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
    await work(inChunks(undoable), undoResults, { isUndo: true });
  }

  async function work<Part>(
    chunks: AsyncIterable<readonly Part[]> | Iterable<readonly Part[]>,
    act: (parts: readonly Part[]) => Promise<BulkResult[]>,
    { before = [], isUndo = false }: { before?: readonly BulkResult[]; isUndo?: boolean },
  ) {
    stopped.current = false;
    let results = before;
    setProgress({ stage: 'running', results, isStopped: false, isUndo });
    try {
      for await (const parts of chunks) {
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

async function* yieldChunks(selection: Selection, query: ListQuery, readIds: Run['readIds']) {
  if (!selection.all) return yield* inChunks([...selection.ids]);
  if (!readIds) return;
  // All are named before the first is changed: a change may take rows out of the list.
  const found: string[] = [];
  let page: IdPage = { ids: [], hasNextPage: true };
  while (page.hasNextPage) {
    page = await readIds({ ...query, first: CHUNK, offset: undefined, after: page.endCursor ?? undefined });
    found.push(...page.ids);
  }
  yield* inChunks(found);
}

function* inChunks<Part>(parts: readonly Part[]) {
  for (let from = 0; from < parts.length; from += CHUNK) yield parts.slice(from, from + CHUNK);
}
