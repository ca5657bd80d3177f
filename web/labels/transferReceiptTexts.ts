import type { TransferReceiptStatus } from '#web/graphql/types.generated.ts';

/** Status texts of transfer receipts, shown in the shop and the back office. */
export const transferReceiptTexts: Record<TransferReceiptStatus, string> = {
  SUBMITTED: /*i18n*/ 'Being checked',
  ACCEPTED: /*i18n*/ 'Accepted',
  DECLINED: /*i18n*/ 'Declined',
  WITHDRAWN: /*i18n*/ 'Withdrawn',
};
