import { expect, test } from 'vitest';
import { COUPONS_PROBLEMS } from '#domain/orders/coupons/couponsProblems.ts';
import { i18n } from '#web/locale/i18n.ts';
import { whyNot } from './whyNot.ts';

type Reason = keyof typeof COUPONS_PROBLEMS;

function said(reason: Reason, params: Record<string, unknown> = {}) {
  const { code, message } = COUPONS_PROBLEMS[reason];
  return whyNot(i18n, { code, reason, params, field: null, message });
}

test('who made a coupon reads why it does not apply, not what its shopper is told to do', () => {
  expect(said('COUPON_NOT_VALID')).toBe('It is switched off.');
  expect(said('COUPON_FOR_GROUP')).toBe(
    'It is for certain groups of customers, and this buyer is in none of them.',
  );
  expect(said('COUPON_BELOW_MINIMUM', { leastNpr: 50_000, missingNpr: 12_500 })).toBe(
    'It is for orders of NPR 50,000 or more: NPR 12,500 are missing.',
  );
});

test.each<Reason>([
  'COUPON_NOT_YET_VALID',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_FIRST_ORDER_ONLY',
  'COUPON_USED_BY_BUYER',
  'COUPON_BUYER_UNKNOWN',
  'COUPON_WITHOUT_PIECES',
  'COUPON_WITHOUT_MAKING',
])('%s has a sentence of its own for staff', (reason) => {
  expect(said(reason)).toMatch(/^(It|This buyer|None|As many)/);
  expect(said(reason)).not.toBe(COUPONS_PROBLEMS[reason].message);
});
