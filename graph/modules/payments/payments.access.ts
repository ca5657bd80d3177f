import { anyone, ownerOrTokenHolderOr, purchase, staff } from '#graph/access/accessRule.ts';
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
    startPayment: purchase(ownerOrTokenHolderOr('recordPayments')),
    checkPayment: purchase(anyone),
    createPaymentLink: staff('recordPayments'),
    changePaymentMethod: purchase(ownerOrTokenHolderOr('recordPayments')),
  },
} satisfies AccessTable;
