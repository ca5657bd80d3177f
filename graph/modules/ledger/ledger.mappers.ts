import { row } from '#graph/schema/mappers.ts';

/** The values that resolvers pass on for types of the schema. */
export const mappers = {
  OrderRefund: row('Payment'),
  AttemptForStaff: row('PaymentAttempt'),
  AttemptEvent: row('PaymentEvent'),
  TransferSlip: row('TransferSlip'),
  SlipPhoto: row('TransferSlip'),
  TransferSlipConnection: '../modules/ledger/slips/transferSlips.ts#SlipPage',
};
