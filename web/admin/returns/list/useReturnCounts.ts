import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import type { ReturnView } from '../returnViews.ts';
import { useReturnCountsQuery } from './Returns.generated.ts';

const COUNTED = ['waiting', 'asked', 'coming', 'received'] as const satisfies ReturnView[];

/** How many returns want something, by their piles: a return that changes is told with its order. */
export function useReturnCounts(): Partial<Record<ReturnView, number>> {
  const { data, refetch } = useReturnCountsQuery({ fetchPolicy: 'cache-and-network' });
  useDeskRefetch('orders', refetch);
  useRefreshed(refetch);
  if (!data) return {};
  return Object.fromEntries(COUNTED.map((view) => [view, data[view].totalCount] as const));
}
