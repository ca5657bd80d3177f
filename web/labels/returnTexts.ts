import type { ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReturnCondition, ReturnReason, ReturnWish } from '#domain/orders/returns/returnReasons.ts';

/** What returns are called, the same to shoppers and to staff. */
export const returnTexts: {
  status: Record<ReturnStatus, string>;
  reason: Record<ReturnReason, string>;
  wish: Record<ReturnWish, string>;
  condition: Record<ReturnCondition, string>;
} = {
  status: {
    REQUESTED: /*i18n*/ 'Asked for',
    APPROVED: /*i18n*/ 'To be sent',
    RECEIVED: /*i18n*/ 'Received',
    CLOSED: /*i18n*/ 'Done',
    DECLINED: /*i18n*/ 'Declined',
    CANCELLED: /*i18n*/ 'Called off',
  },
  reason: {
    WRONG_SIZE: /*i18n*/ 'It does not fit',
    DAMAGED: /*i18n*/ 'It arrived damaged',
    NOT_AS_DESCRIBED: /*i18n*/ 'It is not as described',
    CHANGED_MIND: /*i18n*/ 'I changed my mind',
    REFUSED_AT_DOOR: /*i18n*/ 'Refused at the door',
    NOBODY_THERE: /*i18n*/ 'Nobody was there',
    OTHER: /*i18n*/ 'Something else',
  },
  wish: {
    REFUND: /*i18n*/ 'My money back',
    EXCHANGE: /*i18n*/ 'Another piece in exchange',
  },
  condition: {
    AS_NEW: /*i18n*/ 'As new',
    WORN: /*i18n*/ 'Worn',
    DAMAGED: /*i18n*/ 'Damaged',
  },
};
