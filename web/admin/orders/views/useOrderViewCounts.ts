import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import type { OrderView } from '#web/graphql/types.generated.ts';
import { useOrderViewCountsQuery } from './OrderViewCounts.generated.ts';

/** How many orders lie in each pile, counted anew whenever orders change in the store. */
export function useOrderViewCounts(): Partial<Record<OrderView, number>> {
  const { data, refetch } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' });
  useDeskRefetch('orders', refetch);
  useRefreshed(refetch);
  return Object.fromEntries(data?.orderViewCounts.map(({ view, count: many }) => [view, many]) ?? []);
}
