import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { formatWallClock, readWallClock } from '#domain/calendar/kathmandu.ts';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { readAmount } from '#domain/text/numbers.ts';
import type { CreateCouponInput } from '#web/graphql/types.generated.ts';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';

/** The form as it is typed; times are Kathmandu's clock. */
export interface CouponValues {
  code: string;
  kind: 'PERCENT' | 'FIXED';
  value: string;
  maxDiscount: string;
  minItems: string;
  startsAt: string;
  endsAt: string;
  usageLimit: string;
  active: boolean;
}

export const newCoupon: CouponValues = {
  code: '',
  kind: 'PERCENT',
  value: '',
  maxDiscount: '',
  minItems: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  active: true,
};

export function toValues(coupon: Coupons_CouponFragment): CouponValues {
  const { code, kind, value, maxDiscount, minItems, startsAt, endsAt, usageLimit, active } = coupon;
  return {
    code,
    kind,
    value: String(value),
    maxDiscount: readText(maxDiscount),
    minItems: readText(minItems || null),
    startsAt: startsAt ? formatWallClock(new Date(startsAt)) : '',
    endsAt: endsAt ? formatWallClock(new Date(endsAt)) : '',
    usageLimit: readText(usageLimit),
    active,
  };
}

/** The coupon that the form means; what was typed wrong is NaN, which no rule takes. */
export function toCoupon(values: CouponValues) {
  const { code, kind, active } = values;
  return {
    code,
    kind,
    active,
    value: toNumber(values.value) ?? Number.NaN,
    maxDiscount: kind === 'PERCENT' ? toNumber(values.maxDiscount) : null,
    minItems: toNumber(values.minItems) ?? 0,
    startsAt: readWallClock(values.startsAt),
    endsAt: readWallClock(values.endsAt),
    usageLimit: toNumber(values.usageLimit),
  };
}

export function toInput(values: CouponValues): CreateCouponInput {
  const { startsAt, endsAt, ...coupon } = toCoupon(values);
  return {
    ...coupon,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

const rules = z.preprocess(
  (values) => toCoupon(values as CouponValues),
  couponSchema,
) as unknown as z.ZodType<CouponValues, CouponValues>;

/** The rules of a coupon, asked about what the form means; the form keeps its values as they were typed. */
export const couponResolver = zodResolver(rules, undefined, { raw: true });

function toNumber(text: string): number | null {
  return text.trim() === '' ? null : (readAmount(text) ?? Number.NaN);
}

function readText(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
