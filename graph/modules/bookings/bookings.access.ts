import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Mutation: {
    extendBooking: staff('manageOrders'),
  },
} satisfies AccessTable;
