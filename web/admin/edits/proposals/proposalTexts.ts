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

/** Before something is packed for an order whose buyer was asked about a change. */
export const NOT_ANSWERED =
  /*i18n*/ 'The buyer was asked about a change and has not answered yet. What is packed now may be the wrong thing.';
