import { calculateDiscount, findCouponProblem, UNKNOWN_GUEST } from '#domain/orders/coupons/coupons.ts';
import { toCouponRow } from '#graph/modules/quotes/couponRow.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { Random } from '../random.ts';

const COUPON_SHARE = 0.22;

export interface GrantedCoupon {
  id: string;
  code: string;
  discount: number;
}

/**
 * Returns a function that picks a coupon valid at the time of an order and counts its use. Prefers coupons with a usage
 * limit or an end date.
 */
export function createCouponPicker(coupons: readonly Coupon[]) {
  const couponsRarestFirst = [...coupons].sort((a, b) => calculateRarity(b) - calculateRarity(a));
  const usageCounts = new Map(coupons.map(({ id, usedCount }) => [id, usedCount]));

  return (items: number, placedAt: Date, random: Random): GrantedCoupon | null => {
    if (!random.chance(COUPON_SHARE)) return null;
    const usableCoupons = couponsRarestFirst.filter((coupon) => {
      const usedCount = usageCounts.get(coupon.id) ?? 0;
      const line = { lineTotal: items, making: 0, productId: null, collectionIds: [] };
      const sale = { lines: [line], shipping: null, customer: UNKNOWN_GUEST, now: placedAt };
      return findCouponProblem({ ...toCouponRow(coupon), usedCount }, sale) === null;
    });
    const [rarestCoupon] = usableCoupons;
    if (!rarestCoupon) return null;
    const coupon = calculateRarity(rarestCoupon) > 0 ? rarestCoupon : random.pick(usableCoupons);
    usageCounts.set(coupon.id, (usageCounts.get(coupon.id) ?? 0) + 1);
    return { id: coupon.id, code: coupon.code, discount: calculateDiscount(coupon, items) };
  };
}

function calculateRarity({ usageLimit, endsAt }: Coupon): number {
  return Number(usageLimit !== null) + Number(endsAt !== null);
}
