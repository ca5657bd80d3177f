import type { I18n } from '@lingui/core';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import type { SimulateCouponsQuery } from './SimulateCoupons.generated.ts';

type Problem = NonNullable<SimulateCouponsQuery['simulateCoupons']['coupons'][number]['problem']>;

/** Reasons worded for staff instead of shoppers. */
const reasons: Record<string, string> = {
  COUPON_NOT_VALID: /*i18n*/ 'This coupon is inactive.',
  COUPON_NOT_YET_VALID: /*i18n*/ 'This coupon is not yet valid at the chosen time.',
  COUPON_EXPIRED: /*i18n*/ 'This coupon is no longer valid at the chosen time.',
  COUPON_USED_UP: /*i18n*/ 'This coupon has reached its limit across all customers.',
  COUPON_BELOW_MINIMUM: /*i18n*/ 'The minimum order is {least}. This cart is {missing} short.',
  COUPON_FOR_GROUP: /*i18n*/ 'Only for specific customer groups. This customer is in none of them.',
  COUPON_FIRST_ORDER_ONLY: /*i18n*/ 'Only for first orders. This customer has ordered before.',
  COUPON_CUSTOMER_LIMIT_REACHED: /*i18n*/ 'This customer has reached the per-customer limit.',
  COUPON_CUSTOMER_REQUIRED: /*i18n*/ 'Depends on the customer. Choose the customer for this cart.',
  COUPON_NOT_APPLICABLE: /*i18n*/ 'Only for other products or collections.',
  COUPON_ORDER_NOT_SHIPPED: /*i18n*/ 'Applies to shipping, and this order does not need shipping.',
  COUPON_SHIPPING_FREE: /*i18n*/ 'Applies to shipping, which is already free for this cart.',
  COUPON_NO_MAKING_CHARGE: /*i18n*/ 'Applies to making charges, and these products have none.',
} satisfies Partial<Record<UserErrorReason, string>>;

/** Returns the reason why a coupon does not apply to a simulated cart. */
export function describeInapplicableReason(i18n: I18n, problem: Problem): string {
  // `params` is an object in every problem.
  const params = problem.params as Record<string, unknown> | null;
  const reason = reasons[problem.reason ?? ''];
  if (!reason) return getProblemText(problem);
  const formatAmount = (value: unknown) => formatNpr(Number(value ?? 0), i18n.locale);
  return i18n.t(reason, { least: formatAmount(params?.minNpr), missing: formatAmount(params?.missingNpr) });
}
