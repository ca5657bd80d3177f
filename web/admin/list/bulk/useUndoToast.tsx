import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';

/** Result of undoing a change. */
export interface UndoResult {
  /** Number of rows restored. */
  undoneCount: number;
  /** Reason why the other rows were not restored. */
  problem?: string | undefined;
}

/** Shows a toast that offers to undo a change for a short time. */
export function useUndoToast() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();

  return (text: string, undo: () => Promise<UndoResult>) => {
    notify.offer(
      text,
      <Button variant="text" size="small" onClick={() => void runUndo(undo)}>
        {i18n.t('Undo')}
      </Button>,
    );
  };

  async function runUndo(undo: () => Promise<UndoResult>) {
    // A failed request has already shown its reason in a toast.
    const undoResult = await undo().catch(() => null);
    if (!undoResult) return;
    const { undoneCount, problem } = undoResult;
    if (undoneCount > 0)
      notify.success(
        i18n.t('{done, plural, one {# change undone} other {# changes undone}}', { done: undoneCount }),
      );
    if (problem) notify.error(i18n.t(problem));
    void client.refetchQueries({ include: 'active' });
  }
}

/** Undoes one change with a function that returns a problem if it fails. */
export async function undoSingleChange(undo: () => Promise<string | undefined>): Promise<UndoResult> {
  const problem = await undo();
  return problem === undefined ? { undoneCount: 1 } : { undoneCount: 0, problem };
}
