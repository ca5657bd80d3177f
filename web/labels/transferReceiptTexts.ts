import type { TransferReceiptStatus } from '#web/graphql/types.generated.ts';

/** Status texts of transfer receipts, the same for shoppers and staff. */
export const transferReceiptTexts: Record<TransferReceiptStatus, string> = {
  SUBMITTED: /*i18n*/ 'Being checked',
  ACCEPTED: /*i18n*/ 'Accepted',
  DECLINED: /*i18n*/ 'Declined',
  WITHDRAWN: /*i18n*/ 'Withdrawn',
};
