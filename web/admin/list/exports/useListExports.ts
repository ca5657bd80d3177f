import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { settleReads } from '#web/api/settleReads.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { ListExports_ExportFragment } from '../BackgroundJobs.generated.ts';
import { useCancelListExportMutation } from './ListExports.generated.ts';
import { saveExport } from './saveExport.ts';
import { trackedExports } from './trackedExports.atoms.ts';

/** Time a saved export stays visible, in ms. The list's menu offers it for a day. */
const VISIBLE_MS = 30_000;

interface ExportsQuery {
  exports: readonly ListExports_ExportFragment[];
  refetch: () => Promise<unknown>;
}

/**
 * Manages running exports. The file of an export started in this tab is downloaded as soon as it is ready, on any
 * screen.
 */
export function useListExports({ exports, refetch }: ExportsQuery) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const [trackingById, setTrackingById] = useAtom(trackedExports);
  const [cancelExport] = useCancelListExportMutation();
  const finishedExports = exports.filter(
    ({ id, status }) => status === 'DONE' && trackingById[id]?.file === 'awaited',
  );
  const finishedIds = finishedExports.map(({ id }) => id).join();

  const saveFinishedExports = useEffectEvent(() => {
    if (finishedExports.length === 0) return;
    setTrackingById((current) => {
      const savedEntries = finishedExports.flatMap(({ id }) =>
        current[id] ? [[id, { ...current[id], file: 'saved' }]] : [],
      );
      return { ...current, ...Object.fromEntries(savedEntries) };
    });
    for (const exportJob of finishedExports) void save(exportJob);
  });
  useEffect(() => {
    if (finishedIds) saveFinishedExports();
  }, [finishedIds]);

  const savedIds = Object.keys(trackingById)
    .filter((id) => trackingById[id]?.file === 'saved')
    .join();
  useEffect(() => {
    if (!savedIds) return undefined;
    const timer = setTimeout(
      () =>
        setTrackingById((current) =>
          Object.fromEntries(Object.entries(current).filter(([, { file }]) => file === 'awaited')),
        ),
      VISIBLE_MS,
    );
    return () => clearTimeout(timer);
  }, [savedIds, setTrackingById]);

  async function save(exportJob: ListExports_ExportFragment) {
    await saveExport(exportJob).catch(() =>
      notify.error(i18n.t('Could not download {fileName}. Try again.', exportJob)),
    );
  }

  async function cancel({ id }: ListExports_ExportFragment) {
    await cancelExport({ variables: { id } }).catch(() => undefined);
    await settleReads(refetch());
  }

  /** Hides an export. Its file remains available for a day. */
  async function dismiss(exportJob: ListExports_ExportFragment) {
    setTrackingById(({ [exportJob.id]: _dismissed, ...otherExports }) => otherExports);
    if (exportJob.status === 'FAILED') await cancel(exportJob);
  }

  const isFromThisScreen = ({ id }: ListExports_ExportFragment) => trackingById[id]?.screen === pathname;
  const visibleExports = exports.filter(
    (exportJob) => exportJob.status !== 'DONE' || isFromThisScreen(exportJob),
  );

  return {
    shown: visibleExports,
    isFromThisScreen: visibleExports.some(isFromThisScreen),
    save,
    cancel,
    dismiss,
  };
}

export function isInProgress({ status }: Pick<ListExports_ExportFragment, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}
