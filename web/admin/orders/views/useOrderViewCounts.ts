import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import type { OrderView } from '#web/graphql/types.generated.ts';
import { useOrderViewCountsQuery } from './OrderViewCounts.generated.ts';

/** Returns the number of orders in each view, refetched when orders change. */
export function useOrderViewCounts(): Partial<Record<OrderView, number>> {
  const { data, refetch } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveRefetch('orders', refetch);
  useAutoRefetch(refetch);
  return Object.fromEntries(data?.orderViewCounts.map(({ view, count }) => [view, count]) ?? []);
}
