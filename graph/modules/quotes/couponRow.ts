import type { CouponCandidate } from '#domain/orders/coupons/chooseCoupon.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';

/** Coupon row with the ids of its collections, products and groups parsed from JSON. */
export type CouponRow = Omit<Coupon, 'collectionIds' | 'productIds' | 'groupIds'> & {
  collectionIds: string[] | null;
  productIds: string[] | null;
  groupIds: string[] | null;
};

/** A coupon that may apply to an order, with the customer data its conditions use. */
export type StoredCouponCandidate = CouponCandidate<CouponRow>;

export function toCouponRow(coupon: Coupon): CouponRow {
  return {
    ...coupon,
    collectionIds: readIds(coupon.collectionIds),
    productIds: readIds(coupon.productIds),
    groupIds: readIds(coupon.groupIds),
  };
}

/** Reads a list of ids stored as JSON, which MariaDB returns as text; null if there is none. */
export function readIds(json: unknown): string[] | null {
  const ids: unknown = typeof json === 'string' ? JSON.parse(json) : json;
  return Array.isArray(ids) ? ids.map(String) : null;
}
