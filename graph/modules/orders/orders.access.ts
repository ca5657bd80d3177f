import { anyone, holder, holderOr, ownerOr, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    order: holderOr('readOrders', 'read-orders'),
    trackOrder: anyone,
    orders: signedIn,
  },
  Mutation: {
    openOrder: anyone,
    requestTrackingLinks: anyone,
    cancelOrder: holder,
    updateOrder: ownerOr('editOrders', 'write-orders'),
    extendBooking: staff('manageOrders'),
  },
  fields: {
    'Order.staff': staff('readOrders', 'read-orders'),
  },
} satisfies AccessTable;
