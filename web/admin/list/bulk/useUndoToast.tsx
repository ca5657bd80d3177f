import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';

/** What became of taking something back. */
export interface Undone {
  /** How many are as they were. */
  done: number;
  /** Why others are not. */
  problem?: string | undefined;
}

/** Says what was changed, and offers for a while to take it back. */
export function useUndoToast() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();

  return (text: string, undo: () => Promise<Undone>) => {
    notify.offer(
      text,
      <Button variant="text" size="small" onClick={() => void takeBack(undo)}>
        {i18n.t('Undo')}
      </Button>,
    );
  };

  async function takeBack(undo: () => Promise<Undone>) {
    // A request that failed has its own toast.
    const undone = await undo().catch(() => null);
    if (!undone) return;
    const { done, problem } = undone;
    if (done > 0)
      notify.success(i18n.t('{done, plural, one {# is as it was} other {# are as they were}}', { done }));
    if (problem) notify.error(i18n.t(problem));
    void client.refetchQueries({ include: 'active' });
  }
}

/** What became of taking one thing back, which answers why it could not be. */
export async function undoOne(undo: () => Promise<string | undefined>): Promise<Undone> {
  const problem = await undo();
  return problem === undefined ? { done: 1 } : { done: 0, problem };
}
