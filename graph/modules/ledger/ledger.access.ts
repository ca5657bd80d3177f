import { ownerOrTokenHolderOr, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    transferSlips: staff('readOrders', 'read-orders'),
  },
  Mutation: {
    resolveHeldPayment: staff('recordPayments'),
    submitTransferSlip: ownerOrTokenHolderOr('recordPayments'),
    withdrawTransferSlip: ownerOrTokenHolderOr('recordPayments'),
    decideTransferSlip: staff('recordPayments'),
    setPaymentStatus: staff('recordPayments', 'write-orders'),
    recordPayment: staff('recordPayments', 'write-orders'),
    voidPayment: staff('recordPayments', 'write-orders'),
    markOrdersPaid: staff('recordPayments', 'write-orders'),
    refundOrder: staff('refundOrders', 'write-orders'),
    refundByProvider: staff('refundOrders'),
    decideProviderRefund: staff('refundOrders'),
  },
  fields: {
    'TransferSlip.decidedBy': staff('readOrders', 'read-orders'),
  },
} satisfies AccessTable;
