import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { BulkAction } from '../bulkAction.ts';
import type { JobReport } from './bulkJobs.ts';
import { useBulkJob } from './useBulkJob.ts';
import { useUndoToast } from './useUndoToast.tsx';

/** Has the server change rows without a question, and offers to take it back; what could not be changed is told. */
export function useAtOnce<Row>(onDone: () => void) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  const jobs = useBulkJob();
  const [running, setRunning] = useState<BulkAction<Row> | null>(null);
  const [refused, setRefused] = useState<{ action: BulkAction<Row>; report: JobReport } | null>(null);

  async function start(action: BulkAction<Row>, ids: readonly string[], title: string) {
    if (!action.change) return;
    setRunning(action);
    // A failure of the request is told by its own toast.
    const ended = await jobs
      .run({ change: action.change(undefined, null), title, ids: [...ids] })
      .catch(() => null)
      .finally(() => setRunning(null));
    if (!ended) return;
    if ('problem' in ended) return notify.error(i18n.t(ended.problem));
    const { id, done, failed, undoable } = ended.job;
    if (done > 0 && undoable > 0 && action.atOnce)
      offerUndo(i18n.t(action.atOnce, { count: done }), () => jobs.undoLater(id));
    if (failed > 0) setRefused({ action, report: ended });
    onDone();
  }

  return { running, refused, start, close: () => setRefused(null) };
}
