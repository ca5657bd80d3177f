import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLiveUpdates } from '../../events/useLiveUpdates.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { ListLiveUpdates } from '../listQuery.ts';
import type { PagedRows } from '../useListRows.ts';

interface PendingChanges {
  /** Key of the rows shown when the change arrived. */
  shownRowsKey: string;
  /** Number of new rows on this page; 0 for any other change. */
  count: number;
}

type LiveList<Row> = Pick<ListDefinition<Row>, 'rowId'> & { liveUpdates: ListLiveUpdates<Row> };

/** Time during which events are batched, in ms. */
const BATCH_MS = 700;
/** Poll interval while no events arrive, in ms. The stream may be down. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Returns the changes the list does not show yet; null if there are none. Changed rows are refetched in place. Changes
 * that would make rows appear, disappear or move wait for the user, so that no row moves under the pointer.
 */
export function useListChanges<Row>(
  { liveUpdates, rowId }: LiveList<Row>,
  rows: PagedRows<Row>,
): number | null {
  const readIds = liveUpdates.useReadIds();
  const [pendingChanges, setPendingChanges] = useState<PendingChanges | null>(null);
  const addedIds = useRef(new Set<string>());
  const changedIds = useRef(new Set<string>());
  const visibleIds = rows.rows?.map(rowId) ?? [];
  const liveIds = rows.rows?.map(liveUpdates.liveId ?? rowId) ?? [];
  const shownRowsKey = JSON.stringify(visibleIds);

  const checkForChanges = useEffectEvent(async (isFromEvent: boolean) => {
    if (document.visibilityState !== 'visible' || !rows.rows) return;
    const { ids } = await readIds(rows.query);
    if (JSON.stringify(ids) === shownRowsKey) {
      // A refetch can also add a row created after the ids were loaded, so it runs only if a visible row needs it.
      const isStale = !isFromEvent || liveIds.some((id) => changedIds.current.has(id));
      changedIds.current.clear();
      if (isStale) await rows.refetch();
    } else
      setPendingChanges({
        shownRowsKey,
        count: ids.filter((id) => addedIds.current.has(id) && !visibleIds.includes(id)).length,
      });
  });
  const batchTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checkQuietly = useEffectEvent((isFromEvent: boolean) => {
    // Rows still loading may be older than the event.
    batchTimer.current = rows.loading ? setTimeout(() => checkQuietly(isFromEvent), BATCH_MS) : undefined;
    if (!rows.loading) checkForChanges(isFromEvent).catch(() => undefined);
  });
  useLiveUpdates(liveUpdates.topic, (update) => {
    for (const id of update.added) addedIds.current.add(id);
    for (const id of update.more ? liveIds : update.changed) changedIds.current.add(id);
    batchTimer.current ??= setTimeout(() => checkQuietly(true), BATCH_MS);
  });
  useEffect(() => {
    const timer = setInterval(() => checkQuietly(false), CHECK_INTERVAL_MS);
    return () => {
      clearTimeout(batchTimer.current);
      clearInterval(timer);
    };
  }, []);

  return pendingChanges?.shownRowsKey === shownRowsKey ? pendingChanges.count : null;
}
