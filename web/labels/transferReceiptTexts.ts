import type { SlipStatus } from '#web/graphql/types.generated.ts';

/** How the slip of a transfer stands, the same to shoppers and to staff. */
export const slipTexts: Record<SlipStatus, string> = {
  SUBMITTED: /*i18n*/ 'Being checked',
  ACCEPTED: /*i18n*/ 'Accepted',
  DECLINED: /*i18n*/ 'Declined',
  WITHDRAWN: /*i18n*/ 'Withdrawn',
};
