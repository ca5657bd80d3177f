import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { formatWallClock, readWallClock } from '#domain/calendar/kathmandu.ts';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import type { CouponBasis, CouponKind } from '#domain/orders/coupons/coupons.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import type { CreateCouponInput } from '#web/graphql/types.generated.ts';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';

/** Form values as typed, in Kathmandu time. */
export interface CouponValues {
  /** BY_ITSELF for an automatic coupon, BY_CODE for one with a code. */
  applies: 'BY_CODE' | 'BY_ITSELF';
  code: string;
  name: string;
  nameNe: string;
  kind: CouponKind;
  value: string;
  basis: CouponBasis;
  maxDiscount: string;
  minItems: string;
  startsAt: string;
  endsAt: string;
  usageLimit: string;
  perCustomer: string;
  isFirstOrderOnly: boolean;
  pieces: 'ALL' | 'CHOSEN';
  collectionIds: string[];
  productIds: string[];
  customers: 'ALL' | 'GROUPS';
  groupIds: string[];
  isActive: boolean;
}

export const newCoupon: CouponValues = {
  applies: 'BY_CODE',
  code: '',
  name: '',
  nameNe: '',
  kind: 'PERCENT',
  value: '',
  basis: 'PRICE',
  maxDiscount: '',
  minItems: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  perCustomer: '',
  isFirstOrderOnly: false,
  pieces: 'ALL',
  collectionIds: [],
  productIds: [],
  customers: 'ALL',
  groupIds: [],
  isActive: true,
};

export function toValues(coupon: Coupons_CouponFragment): CouponValues {
  const { code, kind, value, basis, maxDiscount, minItems, startsAt, endsAt, usageLimit, isActive } = coupon;
  const { collectionIds, productIds, groupIds } = coupon;
  return {
    applies: coupon.isAutomatic ? 'BY_ITSELF' : 'BY_CODE',
    code,
    name: coupon.name ?? '',
    nameNe: coupon.nameNe ?? '',
    kind,
    basis,
    value: kind === 'SHIPPING' ? '' : String(value),
    maxDiscount: readText(maxDiscount),
    minItems: readText(minItems || null),
    startsAt: startsAt ? formatWallClock(new Date(startsAt)) : '',
    endsAt: endsAt ? formatWallClock(new Date(endsAt)) : '',
    usageLimit: readText(usageLimit),
    perCustomer: readText(coupon.perCustomer),
    isFirstOrderOnly: coupon.isFirstOrderOnly,
    pieces: collectionIds || productIds ? 'CHOSEN' : 'ALL',
    collectionIds: collectionIds?.map(String) ?? [],
    productIds: productIds?.map(String) ?? [],
    customers: groupIds ? 'GROUPS' : 'ALL',
    groupIds: groupIds?.map(String) ?? [],
    isActive,
  };
}

/** Converts the form values into a coupon. Invalid numbers become NaN, which every rule rejects. */
export function toCoupon(values: CouponValues) {
  const { code, name, nameNe, kind, basis, isFirstOrderOnly, isActive } = values;
  return {
    isAutomatic: values.applies === 'BY_ITSELF',
    code,
    name,
    nameNe,
    kind,
    basis,
    isFirstOrderOnly,
    isActive,
    value: kind === 'SHIPPING' ? 0 : (toNumber(values.value) ?? Number.NaN),
    maxDiscount: kind === 'FIXED' ? null : toNumber(values.maxDiscount),
    minItems: toNumber(values.minItems) ?? 0,
    startsAt: readWallClock(values.startsAt),
    endsAt: readWallClock(values.endsAt),
    usageLimit: toNumber(values.usageLimit),
    perCustomer: toNumber(values.perCustomer),
    ...toProductScope(values),
    groupIds: values.customers === 'GROUPS' ? values.groupIds : null,
  };
}

/** Rejects an empty selection, because it would apply to all products. */
function toProductScope({ pieces, collectionIds, productIds }: CouponValues) {
  if (pieces === 'ALL') return { collectionIds: null, productIds: null };
  const isForCollections = collectionIds.length > 0;
  return {
    collectionIds: isForCollections ? collectionIds : null,
    productIds: isForCollections && productIds.length === 0 ? null : productIds,
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

/** Validates the converted coupon; the form keeps the typed values. */
export const couponResolver = zodResolver(rules, undefined, { raw: true });

function toNumber(text: string): number | null {
  return text.trim() === '' ? null : (readAmount(text) ?? Number.NaN);
}

function readText(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
