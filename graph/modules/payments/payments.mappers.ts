import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  PaymentProvider: '../modules/payments/settings/readProviders.ts#ProviderSettings',
  OrderRefund: row('Payment'),
  LedgerEntry: row('Payment'),
  PaymentAttempt: row('PaymentAttempt'),
  PaymentAttemptForStaff: row('PaymentAttempt'),
  AttemptEvent: row('PaymentEvent'),
  PayableOrder: row('Order'),
  PayableLine: row('OrderLine'),
  TransferSlip: row('TransferSlip'),
  SlipPhoto: row('TransferSlip'),
  TransferSlipConnection: '../modules/payments/slips/transferSlips.ts#SlipPage',
};
