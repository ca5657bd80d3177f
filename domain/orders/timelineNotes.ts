/** What the store itself notes in an order's timeline, as it is kept; the back-office says it in the reader's language. */
export const timelineNotes = {
  paid: /*i18n*/ 'Payment received.',
  partPaid: /*i18n*/ 'Part of the payment received.',
  refunded: /*i18n*/ 'Payment refunded.',
  paymentVoided: /*i18n*/ 'Payment not received after all.',
  refundVoided: /*i18n*/ 'Refund not sent after all.',
  notPaidInTime: /*i18n*/ 'The payment did not come in time.',
  methodChanged: /*i18n*/ 'Another way to pay was chosen.',
  courierCash: /*i18n*/ 'Cash received from the courier.',
  proposalDeclined: /*i18n*/ 'The proposed change was declined.',
  proposalExpired: /*i18n*/ 'The proposed change expired.',
  proposalWithdrawn: /*i18n*/ 'The proposed change was withdrawn.',
  soldAndTaken: /*i18n*/ 'Sold at the counter and taken along.',
  soldForPickup: /*i18n*/ 'Sold at the counter, to be picked up.',
  soldForDelivery: /*i18n*/ 'Sold at the counter.',
  phoned: /*i18n*/ 'Ordered by phone.',
  phonedForPickup: /*i18n*/ 'Ordered by phone, to be picked up.',
} as const;
