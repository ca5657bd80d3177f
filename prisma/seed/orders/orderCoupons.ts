import { calculateDiscount, couponProblem, UNKNOWN_GUEST } from '#domain/orders/coupons/coupons.ts';
import { toCouponRow } from '#graph/modules/quotes/couponRow.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { Random } from '../random.ts';

const SHARE = 0.22;

export interface GrantedCoupon {
  id: string;
  code: string;
  discount: number;
}

/**
 * Returns a function that picks a coupon valid at the time of an order and counts its use. Coupons with few uses left
 * come first.
 */
export function couponPicker(coupons: readonly Coupon[]) {
  const rarestFirst = [...coupons].sort((a, b) => rarity(b) - rarity(a));
  const uses = new Map(coupons.map(({ id, usedCount }) => [id, usedCount]));

  return (items: number, placedAt: Date, random: Random): GrantedCoupon | null => {
    if (!random.chance(SHARE)) return null;
    const usable = rarestFirst.filter((coupon) => {
      const usedCount = uses.get(coupon.id) ?? 0;
      const line = { lineTotal: items, making: 0, productId: null, collectionIds: [] };
      const sale = { lines: [line], shipping: null, customer: UNKNOWN_GUEST, now: placedAt };
      return couponProblem({ ...toCouponRow(coupon), usedCount }, sale) === null;
    });
    const [scarcestFirst] = usable;
    if (!scarcestFirst) return null;
    const coupon = rarity(scarcestFirst) > 0 ? scarcestFirst : random.pick(usable);
    uses.set(coupon.id, (uses.get(coupon.id) ?? 0) + 1);
    return { id: coupon.id, code: coupon.code, discount: calculateDiscount(coupon, items) };
  };
}

function rarity({ usageLimit, endsAt }: Coupon): number {
  return Number(usageLimit !== null) + Number(endsAt !== null);
}
