import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { StartListExportInput } from '#web/graphql/types.generated.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { BackgroundJobsDocument } from '../BackgroundJobs.generated.ts';
import { followedExports } from './followedExports.atoms.ts';
import { useStartListExportMutation } from './ListExports.generated.ts';

/** Has the server write what a list shows; the file is saved by itself once it is there. */
export function useStartExport() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const follow = useSetAtom(followedExports);
  const [startExport, { loading }] = useStartListExportMutation({
    update(cache, { data }) {
      const begun = data?.startListExport.export;
      if (!begun) return;
      cache.updateQuery({ query: BackgroundJobsDocument }, (known) =>
        known ? { ...known, listExports: [begun, ...known.listExports] } : known,
      );
    },
  });

  async function start(input: StartListExportInput) {
    // A failure of the request has its own toast.
    const answer = await startExport({ variables: { input } }).catch(() => null);
    const { export: begun, errors = [] } = answer?.data?.startListExport ?? {};
    if (begun) follow((now) => ({ ...now, [begun.id]: { file: 'awaited', screen: pathname } }));
    else if (errors[0]) notify.error(i18n.t(errors[0].message));
  }

  return { start, isStarting: loading };
}
