import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { readAgain } from '#web/api/readAgain.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { ListExports_ExportFragment } from '../BackgroundJobs.generated.ts';
import { followedExports } from './followedExports.atoms.ts';
import { useCancelListExportMutation } from './ListExports.generated.ts';
import { saveExport } from './saveExport.ts';

/** How long, in ms, one whose file came stays in sight; the menu of its list has it for the rest of the day. */
const SEEN_FOR = 30_000;

interface KnownExports {
  exports: readonly ListExports_ExportFragment[];
  refetch: () => Promise<unknown>;
}

/**
 * The exports that somebody waits for. The file of one that was begun in this tab is saved by itself as soon as it is
 * there, whichever screen is open then.
 */
export function useListExports({ exports, refetch }: KnownExports) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const [followed, setFollowed] = useAtom(followedExports);
  const [cancelExport] = useCancelListExportMutation();
  const arrived = exports.filter(({ id, status }) => status === 'DONE' && followed[id]?.file === 'awaited');
  const arrivedIds = arrived.map(({ id }) => id).join();

  const takeArrived = useEffectEvent(() => {
    if (arrived.length === 0) return;
    setFollowed((now) => {
      const saved = arrived.flatMap(({ id }) => (now[id] ? [[id, { ...now[id], file: 'saved' }]] : []));
      return { ...now, ...Object.fromEntries(saved) };
    });
    for (const one of arrived) void save(one);
  });
  useEffect(() => {
    if (arrivedIds) takeArrived();
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
      SEEN_FOR,
    );
    return () => clearTimeout(timer);
  }, [savedIds, setFollowed]);

  async function save(one: ListExports_ExportFragment) {
    await saveExport(one).catch(() =>
      notify.error(i18n.t('{fileName} could not be downloaded. Please try again.', one)),
    );
  }

  async function cancel({ id }: ListExports_ExportFragment) {
    await cancelExport({ variables: { id } }).catch(() => undefined);
    await readAgain(refetch());
  }

  /** Takes one out of sight: its file stays for the day. */
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
