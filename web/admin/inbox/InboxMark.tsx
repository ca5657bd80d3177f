import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import { CountMark } from '../ui/CountMark.tsx';
import { useInboxCountsQuery } from './Inbox.generated.ts';

/** How many conversations wait for the store, in the rail. */
export function InboxMark() {
  const { data, refetch } = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  useDeskRefetch('messages', refetch);
  useRefreshed(refetch);
  return <CountMark count={data?.threadCounts.open} />;
}
