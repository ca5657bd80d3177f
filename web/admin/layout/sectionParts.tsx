import type { ComponentType } from 'react';
import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { useInboxCountsQuery } from '#web/admin/inbox/Inbox.generated.ts';
import { OrderViewLinks, type OrderViewLinksProps } from '#web/admin/orders/views/OrderViewLinks.tsx';
import { useOrderViewCounts } from '#web/admin/orders/views/useOrderViewCounts.ts';
import { useReturnCounts } from '#web/admin/returns/list/useReturnCounts.ts';
import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import { adminPaths } from '../adminPaths.ts';

/** Counts of waiting work beside the names of sections, by section path. */
export const sectionMarks: Record<string, ComponentType> = {
  [adminPaths.orders]: OrdersToConfirm,
  [adminPaths.returns]: ReturnsToHandle,
  [adminPaths.messages]: OpenThreads,
};

/** Links below the names of sections, by section path. */
export const sectionLinks: Record<string, ComponentType<OrderViewLinksProps>> = {
  [adminPaths.orders]: OrderViewLinks,
};

function OrdersToConfirm() {
  return <CountMark count={useOrderViewCounts().TO_CONFIRM} />;
}

function ReturnsToHandle() {
  return <CountMark count={useReturnCounts().waiting} />;
}

function OpenThreads() {
  const { data, refetch } = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  useDeskRefetch('messages', refetch);
  useRefreshed(refetch);
  return <CountMark count={data?.threadCounts.open} />;
}
