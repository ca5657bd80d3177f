import { ownerOrTokenHolderOrStaff, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    adminReturns: staff('readOrders', 'read-orders'),
    adminReturn: staff('readOrders', 'read-orders'),
  },
  Mutation: {
    requestReturn: ownerOrTokenHolderOrStaff('manageReturns'),
    cancelReturn: ownerOrTokenHolderOrStaff('manageReturns'),
    approveReturn: staff('manageReturns'),
    declineReturn: staff('manageReturns'),
    receiveReturn: staff('manageReturns'),
    startReturn: staff('manageReturns'),
    closeReturn: staff('manageReturns'),
    exchangeReturn: staff('manageReturns'),
  },
  fields: {
    'ReturnLine.location': staff('readOrders', 'read-orders'),
    'ReturnLine.note': staff('readOrders', 'read-orders'),
  },
} satisfies AccessTable;
