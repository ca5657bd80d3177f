import { ownerOrStaff, ownerOrTokenHolderOrStaff, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    quoteOrderEdit: staff('editOrders', 'read-orders'),
  },
  Mutation: {
    updateOrder: ownerOrStaff('editOrders', 'write-orders'),
    editOrder: staff('editOrders', 'write-orders'),
    answerOrderProposal: ownerOrTokenHolderOrStaff('editOrders', 'write-orders'),
    withdrawOrderProposal: staff('editOrders', 'write-orders'),
  },
  fields: {
    'EditOrderPayload.quote': staff('editOrders', 'read-orders'),
    'EditOrderPayload.proposal': staff('editOrders', 'read-orders'),
  },
} satisfies AccessTable;
