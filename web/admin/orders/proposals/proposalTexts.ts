import type { OrderProposalStatus } from '#web/graphql/types.generated.ts';

/** What became of a proposal. */
export const proposalTexts: Record<OrderProposalStatus, string> = {
  OPEN: /*i18n*/ 'Waiting for the customer’s answer',
  ACCEPTED: /*i18n*/ 'Accepted',
  DECLINED: /*i18n*/ 'Declined',
  EXPIRED: /*i18n*/ 'Expired',
  SUPERSEDED: /*i18n*/ 'Replaced by another change',
  WITHDRAWN: /*i18n*/ 'Withdrawn',
};
