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
  const [followed, setFollowed] = useAtom(trackedExports);
  const [cancelExport] = useCancelListExportMutation();
  const finishedExports = exports.filter(
    ({ id, status }) => status === 'DONE' && followed[id]?.file === 'awaited',
  );
  const arrivedIds = finishedExports.map(({ id }) => id).join();

  const saveFinished = useEffectEvent(() => {
    if (finishedExports.length === 0) return;
    setFollowed((now) => {
      const saved = finishedExports.flatMap(({ id }) =>
        now[id] ? [[id, { ...now[id], file: 'saved' }]] : [],
      );
      return { ...now, ...Object.fromEntries(saved) };
    });
    for (const one of finishedExports) void save(one);
  });
  useEffect(() => {
    if (arrivedIds) saveFinished();
  }, [arrivedIds]);

  const savedIds = Object.keys(followed)
    .filter((id) => followed[id]?.file === 'saved')
    .join();
  useEffect(() => {
    if (!savedIds) return undefined;
    const timer = setTimeout(
      () =>
        setFollowed((now) =>
          Object.fromEntries(Object.entries(now).filter(([, { file }]) => file === 'awaited')),
        ),
      VISIBLE_MS,
    );
    return () => clearTimeout(timer);
  }, [savedIds, setFollowed]);

  async function save(one: ListExports_ExportFragment) {
    await saveExport(one).catch(() => notify.error(i18n.t('Could not download {fileName}. Try again.', one)));
  }

  async function cancel({ id }: ListExports_ExportFragment) {
    await cancelExport({ variables: { id } }).catch(() => undefined);
    await settleReads(refetch());
  }

  /** Hides an export. Its file remains available for a day. */
  async function dismiss(one: ListExports_ExportFragment) {
    setFollowed(({ [one.id]: _gone, ...others }) => others);
    if (one.status === 'FAILED') await cancel(one);
  }

  const isOfThisScreen = ({ id }: ListExports_ExportFragment) => followed[id]?.screen === pathname;
  const shown = exports.filter((one) => one.status !== 'DONE' || isOfThisScreen(one));

  return {
    shown,
    isOfThisScreen: shown.some(isOfThisScreen),
    save,
    cancel,
    dismiss,
  };
}

export function isUnderWay({ status }: Pick<ListExports_ExportFragment, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}
