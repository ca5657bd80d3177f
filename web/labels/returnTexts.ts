import type { ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReturnCondition, ReturnOutcome, ReturnReason } from '#domain/orders/returns/returnReasons.ts';

/** Texts of returns, shown in the shop and the back office. */
export const returnTexts: {
  status: Record<ReturnStatus, string>;
  reason: Record<ReturnReason, string>;
  outcome: Record<ReturnOutcome, string>;
  condition: Record<ReturnCondition, string>;
} = {
  status: {
    REQUESTED: /*i18n*/ 'Requested',
    APPROVED: /*i18n*/ 'Approved',
    RECEIVED: /*i18n*/ 'Received',
    CLOSED: /*i18n*/ 'Completed',
    DECLINED: /*i18n*/ 'Declined',
    CANCELLED: /*i18n*/ 'Cancelled',
  },
  reason: {
    WRONG_SIZE: /*i18n*/ 'It does not fit',
    DAMAGED: /*i18n*/ 'It arrived damaged',
    NOT_AS_DESCRIBED: /*i18n*/ 'It is not as described',
    CHANGED_MIND: /*i18n*/ 'I changed my mind',
    DELIVERY_REFUSED: /*i18n*/ 'Refused on delivery',
    RECIPIENT_ABSENT: /*i18n*/ 'No one was home',
    OTHER: /*i18n*/ 'Something else',
  },
  outcome: {
    REFUND: /*i18n*/ 'Refund',
    EXCHANGE: /*i18n*/ 'Exchange for another piece',
  },
  condition: {
    AS_NEW: /*i18n*/ 'As new',
    WORN: /*i18n*/ 'Worn',
    DAMAGED: /*i18n*/ 'Damaged',
  },
};
