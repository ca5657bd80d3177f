import type { Candidate } from '#domain/orders/coupons/chooseCoupon.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';

/** A coupon as the rules ask for it: with the ids of what it is for. */
export type CouponRow = Omit<Coupon, 'collectionIds' | 'productIds' | 'groupIds'> & {
  collectionIds: string[] | null;
  productIds: string[] | null;
  groupIds: string[] | null;
};

/** A coupon that an order may have, with what it has to know of the buyer. */
export type CouponCandidate = Candidate<CouponRow>;

export function toCouponRow(coupon: Coupon): CouponRow {
  return {
    ...coupon,
    collectionIds: readIds(coupon.collectionIds),
    productIds: readIds(coupon.productIds),
    groupIds: readIds(coupon.groupIds),
  };
}

/** A list of ids that the database keeps as JSON, which MariaDB answers as text; null where there is none. */
export function readIds(json: unknown): string[] | null {
  const ids: unknown = typeof json === 'string' ? JSON.parse(json) : json;
  return Array.isArray(ids) ? ids.map(String) : null;
}
