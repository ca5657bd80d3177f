import type { I18n } from '@lingui/core';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { problemText } from '#web/locale/problemText.ts';
import type { SimulateCouponsQuery } from './SimulateCoupons.generated.ts';

type Problem = NonNullable<SimulateCouponsQuery['simulateCoupons']['coupons'][number]['problem']>;

/** What a shopper is told in the cart, said to whoever made the coupon. */
const reasons: Record<string, string> = {
  COUPON_NOT_VALID: /*i18n*/ 'It is switched off.',
  COUPON_NOT_YET_VALID: /*i18n*/ 'It has not begun at this time.',
  COUPON_EXPIRED: /*i18n*/ 'It has ended at this time.',
  COUPON_USED_UP: /*i18n*/ 'It has been used as often as it can be.',
  COUPON_BELOW_MINIMUM: /*i18n*/ 'It is for orders of {least} or more: {missing} are missing.',
  COUPON_FOR_GROUP: /*i18n*/ 'It is for certain groups of customers, and this buyer is in none of them.',
  COUPON_FIRST_ORDER_ONLY: /*i18n*/ 'It is for a first order, and this buyer has ordered before.',
  COUPON_USED_BY_BUYER: /*i18n*/ 'This buyer has used it as often as each customer may.',
  COUPON_BUYER_UNKNOWN: /*i18n*/ 'It depends on who buys: say for whom the cart is.',
  COUPON_WITHOUT_PIECES: /*i18n*/ 'It is for other pieces or collections than these.',
  COUPON_NOTHING_SENT: /*i18n*/ 'It is for the shipping, and these pieces are not sent.',
  COUPON_SHIPPING_FREE: /*i18n*/ 'It is for the shipping, which is free for this cart anyway.',
  COUPON_WITHOUT_MAKING: /*i18n*/ 'It is taken off the making charge, and these pieces have none.',
} satisfies Partial<Record<UserErrorReason, string>>;

/** Why a coupon does not apply to a cart that is tried out. */
export function whyNot(i18n: I18n, problem: Problem): string {
  // The values of a problem are an object.
  const params = problem.params as Record<string, unknown> | null;
  const reason = reasons[problem.reason ?? ''];
  if (!reason) return problemText(problem);
  const npr = (value: unknown) => formatNpr(Number(value ?? 0), i18n.locale);
  return i18n.t(reason, { least: npr(params?.leastNpr), missing: npr(params?.missingNpr) });
}
