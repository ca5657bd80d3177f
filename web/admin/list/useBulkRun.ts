import { useRef, useState } from 'react';
import type { BulkAction, BulkResult, IdPage, ListQuery } from './listDefinition.ts';
import type { Selection } from './useSelection.ts';

/** How many rows an action takes at once. */
const CHUNK = 100;

export interface BulkProgress {
  stage: 'asking' | 'running' | 'done';
  results: readonly BulkResult[];
  isStopped: boolean;
}

interface Run {
  selection: Selection;
  query: ListQuery;
  readIds?: (query: ListQuery) => Promise<IdPage>;
}

/** Runs an action over the chosen rows, a hundred at a time, and keeps what became of each. */
export function useBulkRun<Row>({ run, undo }: BulkAction<Row>, { selection, query, readIds }: Run) {
  const [progress, setProgress] = useState<BulkProgress>({ stage: 'asking', results: [], isStopped: false });
  const stopped = useRef(false);

  async function start(answer: unknown) {
    await work(chunksOf(selection, query, readIds), (ids) => run(ids, answer));
  }

  async function takeBack(answer: unknown) {
    const done = progress.results.flatMap(({ id, problem }) => (problem ? [] : [id]));
    if (undo) await work(inChunks(done), (ids) => undo(ids, answer));
  }

  async function work(
    chunks: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
    act: (ids: readonly string[]) => Promise<BulkResult[]>,
  ) {
    stopped.current = false;
    let results: BulkResult[] = [];
    setProgress({ stage: 'running', results, isStopped: false });
    try {
      for await (const ids of chunks) {
        if (stopped.current) break;
        results = [...results, ...(await act(ids))];
        setProgress({ stage: 'running', results, isStopped: false });
      }
      setProgress({ stage: 'done', results, isStopped: stopped.current });
    } catch {
      // The request itself failed, which its own toast tells.
      setProgress({ stage: 'done', results, isStopped: true });
    }
  }

  function stop() {
    stopped.current = true;
  }

  return { progress, start, takeBack, stop };
}

async function* chunksOf(selection: Selection, query: ListQuery, readIds: Run['readIds']) {
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

function* inChunks(ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += CHUNK) yield ids.slice(from, from + CHUNK);
}
