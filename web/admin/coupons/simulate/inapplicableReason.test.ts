import { expect, test } from 'vitest';
import { COUPONS_PROBLEMS } from '#domain/orders/coupons/couponsProblems.ts';
import { i18n } from '#web/locale/i18n.ts';
import { describeInapplicableReason } from './inapplicableReason.ts';

type Reason = keyof typeof COUPONS_PROBLEMS;

function formatReason(reason: Reason, params: Record<string, unknown> = {}) {
  const { code, message } = COUPONS_PROBLEMS[reason];
  return describeInapplicableReason(i18n, { code, reason, params, field: null, message });
}

test('shows staff the reason why a coupon does not apply instead of advice for shoppers', () => {
  expect(formatReason('COUPON_NOT_VALID')).toBe('This coupon is inactive.');
  expect(formatReason('COUPON_FOR_GROUP')).toBe(
    'Only for specific customer groups. This customer is in none of them.',
  );
  expect(formatReason('COUPON_BELOW_MINIMUM', { minNpr: 50_000, missingNpr: 12_500 })).toBe(
    'The minimum order is NPR 50,000. This cart is NPR 12,500 short.',
  );
});

test.each<[Reason, string]>([
  ['COUPON_NOT_YET_VALID', 'This coupon is not yet valid at the chosen time.'],
  ['COUPON_EXPIRED', 'This coupon is no longer valid at the chosen time.'],
  ['COUPON_USED_UP', 'This coupon has reached its limit across all customers.'],
  ['COUPON_FIRST_ORDER_ONLY', 'Only for first orders. This customer has ordered before.'],
  ['COUPON_CUSTOMER_LIMIT_REACHED', 'This customer has reached the per-customer limit.'],
  ['COUPON_CUSTOMER_REQUIRED', 'Depends on the customer. Choose the customer for this cart.'],
  ['COUPON_NOT_APPLICABLE', 'Only for other products or collections.'],
  ['COUPON_NO_MAKING_CHARGE', 'Applies to making charges, and these products have none.'],
])('%s has its own text for staff', (reason, text) => {
  expect(formatReason(reason)).toBe(text);
  expect(text).not.toBe(COUPONS_PROBLEMS[reason].message);
});
