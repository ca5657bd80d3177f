import { anyone, markAsPurchase, ownerOrTokenHolderOrStaff, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    unavailablePaymentMethods: anyone,
    paymentProviders: staff('manageSettings'),
    paymentAttempt: anyone,
    paymentLink: anyone,
  },
  Mutation: {
    updatePaymentProvider: staff('manageSettings'),
    testPaymentProvider: staff('manageSettings'),
    startPayment: markAsPurchase(ownerOrTokenHolderOrStaff('recordPayments')),
    checkPayment: markAsPurchase(anyone),
    createPaymentLink: staff('recordPayments'),
    changePaymentMethod: markAsPurchase(ownerOrTokenHolderOrStaff('recordPayments')),
  },
} satisfies AccessTable;
