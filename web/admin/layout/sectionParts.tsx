import type { ComponentType } from 'react';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useInboxCountsQuery } from '#web/admin/inbox/Inbox.generated.ts';
import { OrderViewLinks, type OrderViewLinksProps } from '#web/admin/orders/views/OrderViewLinks.tsx';
import { useOrderViewCounts } from '#web/admin/orders/views/useOrderViewCounts.ts';
import { useReturnCounts } from '#web/admin/returns/list/useReturnCounts.ts';
import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import { adminPaths } from '../adminPaths.ts';

/** Counts of open work next to section names, by section path. */
export const sectionCounts: Record<string, ComponentType> = {
  [adminPaths.orders]: OrdersToConfirm,
  [adminPaths.returns]: ReturnsToHandle,
  [adminPaths.messages]: OpenThreads,
};

/** Links below section names, by section path. */
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
  useLiveRefetch('messages', refetch);
  useAutoRefetch(refetch);
  return <CountMark count={data?.threadCounts.open} />;
}
