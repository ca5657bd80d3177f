import { chooseCoupon, type Granted } from '#domain/orders/coupons/chooseCoupon.ts';
import { type CouponCart, countsFor, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import type { AppliedCoupon, UserError } from '#graph/schema/schema.generated.ts';
import { toCouponLines } from './couponLines.ts';
import type { CouponCandidate, CouponRow } from './couponRow.ts';
import type { PricedLine } from './priceLines.ts';

export interface QuotedCoupon extends AppliedCoupon {
  row: CouponRow;
  /** What it takes off each line that was priced, in their order. */
  lines: number[];
  /** Whether it applies to each of those lines. */
  counted: boolean[];
}

export interface TakenCoupon {
  coupon: QuotedCoupon | null;
  /** The one that was typed and holds, where another takes off more. */
  unusedCoupon: AppliedCoupon | null;
  errors: UserError[];
}

interface Facts extends Pick<CouponCart, 'shipping'> {
  candidates: readonly CouponCandidate[];
  settings: Pick<StoreSettings, 'taxPercent'>;
  rates: Rates;
  now: Date;
}

/** The one coupon that these lines get, and why not the one that was typed. */
export function takeCoupon(
  lines: readonly PricedLine[],
  couponCode: string | null | undefined,
  { candidates, settings: { taxPercent }, rates, ...facts }: Facts,
): TakenCoupon {
  const code = normaliseCouponCode(couponCode ?? '');
  const seen = toCouponLines(lines, rates);
  const { taken, leftOut, problem } = chooseCoupon(
    {
      typed: code ? (candidates.find(({ coupon }) => !coupon.isAutomatic) ?? null) : undefined,
      isAutomatic: candidates.filter(({ coupon }) => coupon.isAutomatic),
    },
    { ...facts, lines: seen, taxPercent },
  );
  return {
    coupon: taken && {
      ...toApplied(taken),
      row: taken.coupon,
      lines: taken.discount.lines,
      counted: seen.map((line) => countsFor(taken.coupon, line)),
    },
    unusedCoupon: leftOut && toApplied(leftOut),
    errors: problem ? userErrors(problem) : [],
  };
}

function toApplied({ coupon, discount }: Granted<CouponRow>): AppliedCoupon {
  const { code, name, nameNe, isAutomatic } = coupon;
  return {
    code,
    name,
    nameNe,
    isAutomatic,
    discount: discount.items,
    shippingDiscount: discount.shipping,
  };
}
