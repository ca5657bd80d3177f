import { chooseCoupon, type ValidCoupon } from '#domain/orders/coupons/chooseCoupon.ts';
import { appliesTo, type CouponCart, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import type { AppliedCoupon, UserError } from '#graph/schema/schema.generated.ts';
import { toCouponLines } from './couponLines.ts';
import type { CouponRow, StoredCouponCandidate } from './couponRow.ts';
import type { PricedLine } from './priceLines.ts';

export interface QuotedCoupon extends AppliedCoupon {
  row: CouponRow;
  /** Discount on each priced line, in order. */
  lines: number[];
  /** True for each line the coupon applies to. */
  appliesToLine: boolean[];
}

export interface CouponResult {
  coupon: QuotedCoupon | null;
  /** The typed coupon, if it is valid but another one gives a larger discount. */
  unusedCoupon: AppliedCoupon | null;
  errors: UserError[];
}

interface CouponContext extends Pick<CouponCart, 'shipping'> {
  candidates: readonly StoredCouponCandidate[];
  settings: Pick<StoreSettings, 'taxPercent'>;
  rates: Rates;
  now: Date;
}

/** Returns the coupon that applies to these lines, and the problem of the typed one. */
export function applyBestCoupon(
  lines: readonly PricedLine[],
  couponCode: string | null | undefined,
  { candidates, settings: { taxPercent }, rates, ...facts }: CouponContext,
): CouponResult {
  const code = normaliseCouponCode(couponCode ?? '');
  const couponLines = toCouponLines(lines, rates);
  const { applied, unused, problem } = chooseCoupon(
    {
      entered: code ? (candidates.find(({ coupon }) => !coupon.isAutomatic) ?? null) : undefined,
      automatic: candidates.filter(({ coupon }) => coupon.isAutomatic),
    },
    { ...facts, lines: couponLines, taxPercent },
  );
  return {
    coupon: applied && {
      ...toAppliedCoupon(applied),
      row: applied.coupon,
      lines: applied.discount.lines,
      appliesToLine: couponLines.map((line) => appliesTo(applied.coupon, line)),
    },
    unusedCoupon: unused && toAppliedCoupon(unused),
    errors: problem ? toUserErrors(problem) : [],
  };
}

function toAppliedCoupon({ coupon, discount }: ValidCoupon<CouponRow>): AppliedCoupon {
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
