import { anyone, ownerOrTokenHolderOrStaff, purchase, staff } from '#graph/access/accessRule.ts';
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
    startPayment: purchase(ownerOrTokenHolderOrStaff('recordPayments')),
    checkPayment: purchase(anyone),
    createPaymentLink: staff('recordPayments'),
    changePaymentMethod: purchase(ownerOrTokenHolderOrStaff('recordPayments')),
  },
} satisfies AccessTable;
