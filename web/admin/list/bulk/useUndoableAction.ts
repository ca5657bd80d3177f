import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { BulkAction } from '../bulkAction.ts';
import type { JobReport } from './bulkJobs.ts';
import { useBulkJob } from './useBulkJob.ts';
import { useUndoToast } from './useUndoToast.tsx';

/** Runs a bulk action without a dialog. Offers to undo it, and reports rows that could not be changed. */
export function useUndoableAction<Row>(onDone: () => void) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  const jobs = useBulkJob();
  const [running, setRunning] = useState<BulkAction<Row> | null>(null);
  const [failedAction, setFailedAction] = useState<{ action: BulkAction<Row>; report: JobReport } | null>(
    null,
  );

  async function start(action: BulkAction<Row>, ids: readonly string[], title: string) {
    if (!action.change) return;
    setRunning(action);
    // A failed request has already shown its reason in a toast.
    const result = await jobs
      .run({ change: action.change(undefined, null), title, ids: [...ids] })
      .catch(() => null)
      .finally(() => setRunning(null));
    if (!result) return;
    if ('problem' in result) return notify.error(i18n.t(result.problem));
    const { id, done, failed, undoable } = result.job;
    if (done > 0 && undoable > 0 && action.undoableMessage)
      offerUndo(i18n.t(action.undoableMessage, { count: done }), () => jobs.undoFromToast(id));
    if (failed > 0) setFailedAction({ action, report: result });
    onDone();
  }

  return { running, failedAction, start, close: () => setFailedAction(null) };
}
