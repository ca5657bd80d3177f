import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { StartListExportInput } from '#web/graphql/types.generated.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { BackgroundJobsDocument } from '../BackgroundJobs.generated.ts';
import { useStartListExportMutation } from './ListExports.generated.ts';
import { trackedExports } from './trackedExports.atoms.ts';

/** Starts an export of the list. The file is downloaded once it is ready. */
export function useStartExport() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const follow = useSetAtom(trackedExports);
  const [startExport, { loading }] = useStartListExportMutation({
    update(cache, { data }) {
      const startedExport = data?.startListExport.export;
      if (!startedExport) return;
      cache.updateQuery({ query: BackgroundJobsDocument }, (cachedData) =>
        cachedData ? { ...cachedData, listExports: [startedExport, ...cachedData.listExports] } : cachedData,
      );
    },
  });

  async function start(input: StartListExportInput) {
    // A failed request has already shown its reason in a toast.
    const result = await startExport({ variables: { input } }).catch(() => null);
    const { export: startedExport, errors = [] } = result?.data?.startListExport ?? {};
    if (startedExport)
      follow((current) => ({ ...current, [startedExport.id]: { file: 'awaited', screen: pathname } }));
    else if (errors[0]) notify.error(i18n.t(errors[0].message));
  }

  return { start, isStarting: loading };
}
