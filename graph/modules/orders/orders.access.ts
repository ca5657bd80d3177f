import { ownerOrTokenHolder, ownerOrTokenHolderOrStaff, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    order: ownerOrTokenHolderOrStaff('readOrders', 'read-orders'),
    orders: signedIn,
  },
  Mutation: {
    cancelOrder: ownerOrTokenHolder,
  },
  fields: {
    'Order.staff': staff('readOrders', 'read-orders'),
  },
} satisfies AccessTable;
