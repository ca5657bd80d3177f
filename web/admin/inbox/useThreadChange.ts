import { useLingui } from '@lingui/react';
import type { UpdateThreadInput } from '#web/graphql/types.generated.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Thread_ThreadFragment, useUpdateThreadMutation } from './Inbox.generated.ts';

/** Changes a thread, based on the version that was read. Shows problems in a toast. */
export function useThreadChange({ id, version }: Pick<Thread_ThreadFragment, 'id' | 'version'>) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [update, { loading: isChanging }] = useUpdateThreadMutation();

  async function change(changes: Omit<UpdateThreadInput, 'id' | 'version'>): Promise<boolean> {
    const input = { id, version, ...changes };
    const payload = (await update({ variables: { input } }).catch(() => null))?.data?.updateThread;
    const problem = payload?.errors[0]?.message;
    if (problem) notify.error(i18n.t(problem));
    return Boolean(payload?.thread);
  }

  return { change, isChanging };
}
