import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskEvents } from '#web/admin/events/useDeskEvents.ts';
import { useRefreshed } from '#web/admin/list/useRefreshed.ts';
import type { OrderView } from '#web/graphql/types.generated.ts';
import { useOrderViewCountsQuery } from './OrderViewCounts.generated.ts';

/** What changes within this time is counted together, ms. */
const TOGETHER_MS = 700;

/** How many orders lie in each pile, counted anew whenever orders change in the store. */
export function useOrderViewCounts(): Partial<Record<OrderView, number>> {
  const { data, refetch } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' });
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
  return Object.fromEntries(data?.orderViewCounts.map(({ view, count: many }) => [view, many]) ?? []);
}
