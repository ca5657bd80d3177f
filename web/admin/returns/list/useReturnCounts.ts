import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import type { ReturnView } from '../returnViews.ts';
import { useReturnCountsQuery } from './Returns.generated.ts';

const COUNTED_VIEWS = ['waiting', 'asked', 'coming', 'received'] as const satisfies ReturnView[];

/** Returns the number of open returns by view. A changed return is published as a change to its order. */
export function useReturnCounts(): Partial<Record<ReturnView, number>> {
  const { data, refetch } = useReturnCountsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveRefetch('orders', refetch);
  useAutoRefetch(refetch);
  if (!data) return {};
  return Object.fromEntries(COUNTED_VIEWS.map((view) => [view, data[view].totalCount] as const));
}
