import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { BulkAction, BulkResult } from '../listDefinition.ts';
import { inCalls } from './inCalls.ts';
import { useUndoToast } from './useUndoToast.tsx';

/** Runs an action over rows without a question, and offers to take back what it did; what it could not do is told. */
export function useAtOnce<Row>(onDone: () => void) {
  const { i18n } = useLingui();
  const offerUndo = useUndoToast();
  const [running, setRunning] = useState<BulkAction<Row> | null>(null);
  const [refused, setRefused] = useState<{ action: BulkAction<Row>; results: BulkResult[] } | null>(null);

  async function start(action: BulkAction<Row>, ids: readonly string[]) {
    setRunning(action);
    // A failure of the request is told by its own toast.
    const results: BulkResult[] = [];
    try {
      for (const some of inCalls(ids, action)) results.push(...(await action.run(some, undefined)));
    } catch {
      if (results.length === 0) return;
    } finally {
      setRunning(null);
    }
    const done = results.filter(({ problem }) => !problem);
    if (action.atOnce) offerUndo(results, i18n.t(action.atOnce, { count: done.length }));
    if (done.length < results.length) setRefused({ action, results });
    onDone();
  }

  return { running, refused, start, close: () => setRefused(null) };
}
