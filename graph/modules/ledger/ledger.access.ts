import { ownerOrTokenHolderOrStaff, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    transferReceipts: staff('readOrders', 'read-orders'),
  },
  Mutation: {
    resolvePaymentReview: staff('recordPayments'),
    submitTransferReceipt: ownerOrTokenHolderOrStaff('recordPayments'),
    withdrawTransferReceipt: ownerOrTokenHolderOrStaff('recordPayments'),
    reviewTransferReceipt: staff('recordPayments'),
    setPaymentStatus: staff('recordPayments', 'write-orders'),
    recordPayment: staff('recordPayments', 'write-orders'),
    voidPayment: staff('recordPayments', 'write-orders'),
    markOrdersPaid: staff('recordPayments', 'write-orders'),
    refundOrder: staff('refundOrders', 'write-orders'),
    refundByProvider: staff('refundOrders'),
    resolveProviderRefund: staff('refundOrders'),
  },
  fields: {
    'TransferReceipt.decidedBy': staff('readOrders', 'read-orders'),
  },
} satisfies AccessTable;
