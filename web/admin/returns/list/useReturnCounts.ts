import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskEvents } from '#web/admin/events/useDeskEvents.ts';
import { useRefreshed } from '#web/admin/list/useRefreshed.ts';
import type { ReturnView } from '../returnViews.ts';
import { useReturnCountsQuery } from './Returns.generated.ts';

/** What changes within this time is counted together, ms. */
const TOGETHER_MS = 700;

/** How many returns want something, by their piles: a return that changes is told with its order. */
export function useReturnCounts(): Partial<Record<ReturnView, number>> {
  const { data, refetch } = useReturnCountsQuery({ fetchPolicy: 'cache-and-network' });
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useEffectEvent(() => {
    soon.current = undefined;
    refetch().catch(() => undefined);
  });
  useDeskEvents('orders', () => {
    soon.current ??= setTimeout(() => count(), TOGETHER_MS);
  });
  useRefreshed(refetch);
  useEffect(() => () => clearTimeout(soon.current), []);
  if (!data) return {};
  const { asked, coming, received } = data;
  return { asked: asked.totalCount, coming: coming.totalCount, received: received.totalCount };
}
