import { anyone, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    unavailablePaymentMethods: anyone,
    paymentProviders: staff('manageSettings'),
  },
  Mutation: {
    savePaymentProvider: staff('manageSettings'),
    tryPaymentProvider: staff('manageSettings'),
  },
} satisfies AccessTable;
