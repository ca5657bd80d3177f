import type { ReturnReason, ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';

/** What of a return reads otherwise to staff: a shopper says it of themselves. */
export const returnDeskTexts: {
  reason: Record<ReturnReason, string>;
  wish: Record<ReturnWish, string>;
} = {
  reason: { ...returnTexts.reason, CHANGED_MIND: /*i18n*/ 'Changed their mind' },
  wish: { REFUND: /*i18n*/ 'Money back', EXCHANGE: /*i18n*/ 'Exchange' },
};
