import { anyone, holderOr, purchase, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    unavailablePaymentMethods: anyone,
    paymentProviders: staff('manageSettings'),
    paymentAttempt: anyone,
    paymentLink: anyone,
    transferSlips: staff('readOrders', 'read-orders'),
  },
  Mutation: {
    updatePaymentProvider: staff('manageSettings'),
    testPaymentProvider: staff('manageSettings'),
    startPayment: purchase(holderOr('recordPayments')),
    checkPayment: purchase(anyone),
    createPaymentLink: staff('recordPayments'),
    resolveHeldPayment: staff('recordPayments'),
    changePaymentMethod: purchase(holderOr('recordPayments')),
    submitTransferSlip: holderOr('recordPayments'),
    withdrawTransferSlip: holderOr('recordPayments'),
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
