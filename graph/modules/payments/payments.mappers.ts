import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  PaymentProvider: '../modules/payments/settings/readProviders.ts#ProviderSettings',
  LedgerEntry: row('Payment'),
  PaymentAttempt: row('PaymentAttempt'),
  PayableOrder: row('Order'),
  PayableLine: row('OrderLine'),
};
