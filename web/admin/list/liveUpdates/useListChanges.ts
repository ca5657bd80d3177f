import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeskEvents } from '../../events/useDeskEvents.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { ListNews } from '../listQuery.ts';
import type { PagedRows } from '../useListRows.ts';

interface Waiting {
  /** The rows that were shown when it came. */
  under: string;
  /** How many new ones this page would show; 0 where it is something else that has changed. */
  count: number;
}

type Known<Row> = Pick<ListDefinition<Row>, 'rowId'> & { news: ListNews<Row> };

/** What comes within this time is looked at together, ms. */
const TOGETHER_MS = 700;
/** How often is looked where nothing is heard: a stream may be down. */
const EVERY_MS = 60_000;

/**
 * What the list would show beyond what it shows; null where that is nothing. Rows that have changed are read again where
 * they stand; rows that would come, go or move wait until somebody asks for them, so that none moves under a hand.
 */
export function useListNews<Row>({ news, rowId }: Known<Row>, rows: PagedRows<Row>): number | null {
  const readIds = news.useReadIds();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const added = useRef(new Set<string>());
  const changed = useRef(new Set<string>());
  const shown = rows.rows?.map(rowId) ?? [];
  const named = rows.rows?.map(news.newsId ?? rowId) ?? [];
  const under = JSON.stringify(shown);

  const look = useEffectEvent(async (isEvent: boolean) => {
    if (document.visibilityState !== 'visible' || !rows.rows) return;
    const { ids } = await readIds(rows.query);
    if (JSON.stringify(ids) === under) {
      // A refetch can also bring a row that was added after the ids were read. It is made only if a shown row needs it.
      const isStale = !isEvent || named.some((id) => changed.current.has(id));
      changed.current.clear();
      if (isStale) await rows.refetch();
    } else
      setWaiting({ under, count: ids.filter((id) => added.current.has(id) && !shown.includes(id)).length });
  });
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookQuietly = useEffectEvent((isEvent: boolean) => {
    // The rows that are loading may be older than the event.
    soon.current = rows.loading ? setTimeout(() => lookQuietly(isEvent), TOGETHER_MS) : undefined;
    if (!rows.loading) look(isEvent).catch(() => undefined);
  });
  useDeskEvents(news.topic, (told) => {
    for (const id of told.added) added.current.add(id);
    for (const id of told.more ? named : told.changed) changed.current.add(id);
    soon.current ??= setTimeout(() => lookQuietly(true), TOGETHER_MS);
  });
  useEffect(() => {
    const timer = setInterval(() => lookQuietly(false), EVERY_MS);
    return () => {
      clearTimeout(soon.current);
      clearInterval(timer);
    };
  }, []);

  return waiting?.under === under ? waiting.count : null;
}
