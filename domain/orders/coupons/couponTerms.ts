import { z } from 'zod';
import { COUPON_BASES, COUPON_KINDS, type Coupon } from './coupons.ts';

/** Terms under which an order redeemed its coupon. */
export interface CouponTerms extends Pick<Coupon, 'kind' | 'value' | 'basis' | 'maxDiscount' | 'minItems'> {
  id: string;
  collectionIds: string[] | null;
  productIds: string[] | null;
}

export function toCouponTerms({
  id,
  kind,
  value,
  basis,
  maxDiscount,
  minItems,
  collectionIds,
  productIds,
}: CouponTerms): CouponTerms {
  return { id, kind, value, basis, maxDiscount, minItems, collectionIds, productIds };
}

const ids = z.array(z.string()).nullable();

const storedTermsSchema = z.object({
  id: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.int(),
  basis: z.enum(COUPON_BASES),
  maxDiscount: z.int().nullable(),
  minItems: z.int(),
  collectionIds: ids,
  productIds: ids,
}) satisfies z.ZodType<CouponTerms>;

/**
 * Returns the terms stored in an order. Returns null if the order has no coupon or was placed before terms were stored.
 */
export function readCouponTerms({ couponTerms }: { couponTerms: unknown }): CouponTerms | null {
  return storedTermsSchema.nullable().parse(couponTerms);
}
