import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { BulkResult } from '../listDefinition.ts';
import { undoResults } from './undoResults.ts';

/** Tells what was changed, by its own text or how many rows, and offers for a while to take it back. */
export function useUndoToast() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();

  return (results: readonly BulkResult[], text?: string) => {
    const undoable = results.filter(({ undo }) => undo);
    if (undoable.length === 0) return;
    notify.offer(
      text ?? i18n.t('{done, plural, one {# was changed} other {# were changed}}', { done: undoable.length }),
      <Button variant="text" size="small" onClick={() => void undo(undoable)}>
        {i18n.t('Undo')}
      </Button>,
    );
  };

  async function undo(results: readonly BulkResult[]) {
    // A request that failed has its own toast.
    const outcome = await undoResults(results).catch(() => null);
    if (!outcome) return;
    const failed = outcome.find(({ problem }) => problem);
    const done = outcome.filter(({ problem }) => !problem).length;
    if (done > 0)
      notify.success(i18n.t('{done, plural, one {# is as it was} other {# are as they were}}', { done }));
    if (failed?.problem) notify.error(i18n.t(failed.problem));
    void client.refetchQueries({ include: 'active' });
  }
}
