import { z } from 'zod';
import { COUPON_BASES, COUPON_KINDS, type Coupon } from './coupons.ts';

/** The terms on which an order redeemed its coupon: what it takes off, of which pieces, from which minimum. */
export interface CouponTerms extends Pick<Coupon, 'kind' | 'value' | 'basis' | 'maxDiscount' | 'minItems'> {
  /** The coupon's id. */
  id: string;
  collectionIds: string[] | null;
  productIds: string[] | null;
}

/** The terms of a coupon as it is. */
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

const kept = z.object({
  id: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.int(),
  basis: z.enum(COUPON_BASES),
  maxDiscount: z.int().nullable(),
  minItems: z.int(),
  collectionIds: ids,
  productIds: ids,
}) satisfies z.ZodType<CouponTerms>;

/** The terms that an order keeps; null where it has no coupon, or the version that placed it kept none. */
export function couponTermsOf({ couponTerms }: { couponTerms: unknown }): CouponTerms | null {
  return kept.nullable().parse(couponTerms);
}
