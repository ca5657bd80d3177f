import { DomainError } from '#domain/errors/errors.ts';
import { calculatePercentage } from '#domain/pricing/money.ts';
import { splitByWeight } from '#domain/pricing/splitByWeight.ts';
import { clampDiscount } from '../orderTotals.ts';

const FIELD = 'couponCode';

export const COUPON_KINDS = ['PERCENT', 'FIXED', 'SHIPPING'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_BASES = ['PRICE', 'MAKING'] as const;
export type CouponBasis = (typeof COUPON_BASES)[number];

export interface Coupon {
  code: string;
  /** A percentage, an amount or free shipping. */
  kind: CouponKind;
  /** A percentage or whole NPR. Unused for shipping. */
  value: number;
  /** Discount basis: the price, or its making charge alone. */
  basis: CouponBasis;
  maxDiscount: number | null;
  /** Minimum price of the items, in NPR. */
  minItems: number;
  startsAt: Date | null;
  /** End, exclusive. */
  endsAt: Date | null;
  usageLimit: number | null;
  usedCount: number;
  /** Limit of uses per customer. */
  perCustomer: number | null;
  isFirstOrderOnly: boolean;
  /**
   * Collections whose products the coupon applies to. If there are neither collections nor products, it applies to all
   * products.
   */
  collectionIds: readonly string[] | null;
  /** Products the coupon applies to, in addition to those of the collections. Null if none. */
  productIds: readonly string[] | null;
  /** Customer groups the coupon is for. Null means everyone. */
  groupIds: readonly string[] | null;
  isActive: boolean;
}

/** A line of the cart or order. Amounts are for all its items, in NPR. */
export interface CouponLine {
  lineTotal: number;
  /** 0 if the price has no separate making charge. */
  making: number;
  /** Null if the product was deleted. */
  productId: string | null;
  collectionIds: readonly string[];
  /**
   * True if the coupon applied when the line was sold, even if the product's collections have changed. Undefined for a
   * cart line.
   */
  isEligible?: boolean | undefined;
}

/** The customer data that a coupon's conditions need. */
export interface CouponCustomer {
  /** Groups of the account. Guests are in none. */
  groupIds: readonly string[];
  /** Number of this customer's redemptions of the coupon. */
  uses: number;
  /** True if the customer has an order that was not cancelled. */
  hasOrdered: boolean;
  /**
   * True if the customer is identified. `LATER` for a guest's cart, since the order will identify them. `NEVER` for a
   * walk-in without phone number and email address.
   */
  identified: true | 'LATER' | 'NEVER';
}

/** A guest who is not identified yet. */
export const UNKNOWN_GUEST: CouponCustomer = {
  groupIds: [],
  uses: 0,
  hasOrdered: false,
  identified: 'LATER',
};

/**
 * Discount of a coupon in NPR, on the items or on the shipping. `lines` contains each line's share of `items`, in the
 * order of the lines.
 */
export interface CouponDiscount {
  items: number;
  lines: number[];
  shipping: number;
}

/** The cart or order to which a coupon is applied. */
export interface CouponCart {
  lines: readonly CouponLine[];
  /** Shipping fee without a coupon, in NPR. Null if nothing is shipped. */
  shipping: number | null;
}

export interface CouponSale extends CouponCart {
  customer: CouponCustomer;
  now: Date;
}

export function normaliseCouponCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

type CouponScope = Pick<Coupon, 'basis' | 'collectionIds' | 'productIds'>;

type CouponAmount = Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>;

/**
 * Calculates the discount and shares it among the lines the coupon applies to. It never exceeds the price of these
 * lines or, with the making charge as its basis, their making charges. A shipping coupon discounts the fee if it
 * applies to at least one line.
 */
export function calculateCouponDiscount(
  coupon: CouponAmount & CouponScope,
  { lines, shipping }: CouponCart,
): CouponDiscount {
  const eligibleAmounts = lines.map((line) => getEligibleAmount(coupon, line));
  const from = eligibleAmounts.reduce((sum, part) => sum + part, 0);
  if (coupon.kind === 'SHIPPING') {
    const fee = from > 0 ? (shipping ?? 0) : 0;
    return { items: 0, lines: lines.map(() => 0), shipping: calculateDiscount(coupon, fee) };
  }
  const items = calculateDiscount(coupon, from);
  return { items, lines: splitByWeight(items, eligibleAmounts), shipping: 0 };
}

/** Returns the discount on an amount, in NPR. It never exceeds the amount. */
export function calculateDiscount(coupon: CouponAmount, from: number): number {
  const maxAmount = calculateFullDiscount(coupon, from);
  return clampDiscount(Math.min(maxAmount, coupon.maxDiscount ?? maxAmount), from);
}

function calculateFullDiscount({ kind, value }: CouponAmount, from: number): number {
  if (kind === 'SHIPPING') return from;
  return kind === 'PERCENT' ? calculatePercentage(from, value) : value;
}

/** Returns the part of a line's price to which the coupon applies. */
function getEligibleAmount({ basis, ...pieces }: CouponScope, line: CouponLine): number {
  if (!appliesTo(pieces, line)) return 0;
  return basis === 'MAKING' ? Math.min(line.making, line.lineTotal) : line.lineTotal;
}

/** Returns true if the coupon applies to the line's product. */
export function appliesTo(
  { collectionIds, productIds }: Omit<CouponScope, 'basis'>,
  line: Pick<CouponLine, 'productId' | 'collectionIds' | 'isEligible'>,
): boolean {
  if (line.isEligible !== undefined) return line.isEligible;
  if (collectionIds === null && productIds === null) return true;
  const isListedProduct = line.productId !== null && productIds?.includes(line.productId) === true;
  return isListedProduct || meetsCondition(collectionIds ?? [], line.collectionIds);
}

/**
 * Returns the reason why the coupon cannot be used now, or null. Reasons that do not depend on the cart or the
 * customer come first.
 */
export function findCouponProblem(
  coupon: Coupon | null,
  { customer, now, ...cart }: CouponSale,
): DomainError | null {
  const validityProblem = findValidityProblem(coupon, now);
  if (validityProblem || !coupon) return validityProblem;
  return findCustomerProblem(coupon, customer) ?? findCartProblem(coupon, cart);
}

/**
 * Returns the reason why nobody can use the coupon now. An inactive coupon has the same reason as an unknown code, so
 * that codes cannot be guessed.
 */
export function findValidityProblem(
  coupon: Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'> | null,
  now: Date,
): DomainError | null {
  if (!coupon?.isActive) return new DomainError('COUPON_NOT_VALID', FIELD);

  if (coupon.startsAt && now < coupon.startsAt) {
    return new DomainError('COUPON_NOT_YET_VALID', FIELD);
  }
  if (coupon.endsAt && now >= coupon.endsAt) {
    return new DomainError('COUPON_EXPIRED', FIELD);
  }
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit) {
    return new DomainError('COUPON_USED_UP', FIELD);
  }
  return null;
}

/** Returns the reason why this customer cannot use the coupon. */
export function findCustomerProblem(
  { groupIds, perCustomer, isFirstOrderOnly }: Pick<Coupon, 'groupIds' | 'perCustomer' | 'isFirstOrderOnly'>,
  customer: CouponCustomer,
): DomainError | null {
  if (groupIds && !meetsCondition(groupIds, customer.groupIds))
    return new DomainError('COUPON_FOR_GROUP', FIELD);
  if (perCustomer === null && !isFirstOrderOnly) return null;

  if (customer.identified === 'NEVER') return new DomainError('COUPON_CUSTOMER_REQUIRED', FIELD);
  if (isFirstOrderOnly && customer.hasOrdered) return new DomainError('COUPON_FIRST_ORDER_ONLY', FIELD);
  if (perCustomer !== null && customer.uses >= perCustomer) {
    return new DomainError('COUPON_CUSTOMER_LIMIT_REACHED', FIELD);
  }
  return null;
}

/** Returns the reason why the coupon does not apply to these products or this delivery method. */
function findCartProblem(coupon: Coupon, { lines, shipping }: CouponCart): DomainError | null {
  const items = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  if (lines.length > 0 && lines.every((line) => getEligibleAmount(coupon, line) === 0)) {
    const hasEligibleItems = lines.some((line) => getEligibleAmount({ ...coupon, basis: 'PRICE' }, line) > 0);
    return new DomainError(hasEligibleItems ? 'COUPON_NO_MAKING_CHARGE' : 'COUPON_NOT_APPLICABLE', FIELD);
  }
  if (items < coupon.minItems) {
    const amounts = { minNpr: coupon.minItems, missingNpr: coupon.minItems - items };
    return new DomainError('COUPON_BELOW_MINIMUM', amounts, FIELD);
  }
  if (coupon.kind !== 'SHIPPING') return null;
  if (shipping === null) return new DomainError('COUPON_ORDER_NOT_SHIPPED', FIELD);
  return shipping === 0 ? new DomainError('COUPON_SHIPPING_FREE', FIELD) : null;
}

function meetsCondition(eligibleIds: readonly string[], actualIds: readonly string[]): boolean {
  return eligibleIds.some((id) => actualIds.includes(id));
}
