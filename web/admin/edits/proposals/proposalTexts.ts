import type { OrderProposalStatus } from '#web/graphql/types.generated.ts';

/** Texts for the statuses of a proposal. */
export const proposalTexts: Record<OrderProposalStatus, string> = {
  OPEN: /*i18n*/ 'Awaiting customer approval',
  ACCEPTED: /*i18n*/ 'Accepted',
  DECLINED: /*i18n*/ 'Declined',
  EXPIRED: /*i18n*/ 'Expired',
  SUPERSEDED: /*i18n*/ 'Replaced by another change',
  WITHDRAWN: /*i18n*/ 'Withdrawn',
};

/** Warning shown before packing an order with an open proposal. */
export const UNANSWERED_PROPOSAL_TEXT =
  /*i18n*/ 'The customer has not responded to a proposed change yet. If you pack now, the items may be wrong.';
