import { holder, holderOr, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    order: holderOr('readOrders', 'read-orders'),
    orders: signedIn,
  },
  Mutation: {
    cancelOrder: holder,
  },
  fields: {
    'Order.staff': staff('readOrders', 'read-orders'),
  },
} satisfies AccessTable;
