import { DomainError } from '#domain/errors/errors.ts';
import { percentOf } from '#domain/pricing/money.ts';
import { shareOut } from '#domain/pricing/shareOut.ts';
import { clampDiscount } from '../orderTotals.ts';

const FIELD = 'couponCode';

export const COUPON_KINDS = ['PERCENT', 'FIXED', 'SHIPPING'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_BASES = ['PRICE', 'MAKING'] as const;
export type CouponBasis = (typeof COUPON_BASES)[number];

export interface Coupon {
  code: string;
  /** What it takes off: a part of the items' price, a sum, or the shipping. */
  kind: CouponKind;
  /** A percentage, or whole NPR; nothing of one for the shipping. */
  value: number;
  /** Of what it is taken: of the price, or of the making charge in it alone. */
  basis: CouponBasis;
  maxDiscount: number | null;
  /** NPR of items from which the coupon holds. */
  minItems: number;
  startsAt: Date | null;
  /** The first moment at which it no longer holds. */
  endsAt: Date | null;
  usageLimit: number | null;
  usedCount: number;
  /** How often one customer may use it. */
  perCustomer: number | null;
  isFirstOrderOnly: boolean;
  /** Of the collections whose pieces it counts for. Without collections and single pieces it counts for all. */
  collectionIds: readonly string[] | null;
  /** Of single pieces that it counts for, beside those collections; null where it names none. */
  productIds: readonly string[] | null;
  /** Of the groups of customers that it is for; null is for everybody. */
  groupIds: readonly string[] | null;
  isActive: boolean;
}

/** A line as a coupon looks at it, NPR for all of its pieces. */
export interface CouponLine {
  lineTotal: number;
  /** 0 where the price has no making charge of its own. */
  making: number;
  /** Null where the piece is gone. */
  productId: string | null;
  collectionIds: readonly string[];
  /** Whether the coupon applied to it when it was sold, whatever its collections are by now; left out for a line that was not sold yet. */
  isCounted?: boolean | undefined;
}

/** What a coupon has to know of who buys. */
export interface CouponBuyer {
  /** Of the account; nobody else is in a group. */
  groupIds: readonly string[];
  /** How often they have used this coupon. */
  uses: number;
  /** Whether they have an order that was not cancelled. */
  hasOrdered: boolean;
  /**
   * Whether it is told who buys. Who looks into a cart as a guest is `LATER`: the order will say. Of a walk-in who gives
   * neither phone nor e-mail address nobody ever knows.
   */
  isKnown: true | 'LATER' | 'NEVER';
}

/** A guest who has not said yet who they are. */
export const SOMEBODY: CouponBuyer = { groupIds: [], uses: 0, hasOrdered: false, isKnown: 'LATER' };

/** What a coupon takes off, NPR: of the items, and of which lines, in their order, or of the shipping. */
export interface CouponDiscount {
  items: number;
  lines: number[];
  shipping: number;
}

/** What is bought, as a coupon looks at it. */
export interface CouponCart {
  lines: readonly CouponLine[];
  /** What sending it costs without a coupon, NPR; null where nothing is sent. */
  shipping: number | null;
}

export interface CouponSale extends CouponCart {
  buyer: CouponBuyer;
  now: Date;
}

export function normaliseCouponCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

type Counting = Pick<Coupon, 'basis' | 'collectionIds' | 'productIds'>;

type Amount = Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>;

/**
 * What the coupon takes off, shared by the lines that it counts for: never more than they cost, nor than their making
 * charges where it is of those alone. One for the shipping takes that off, once it counts for a line.
 */
export function couponDiscount(coupon: Amount & Counting, { lines, shipping }: CouponCart): CouponDiscount {
  const counted = lines.map((line) => countedPart(coupon, line));
  const from = counted.reduce((sum, part) => sum + part, 0);
  if (coupon.kind === 'SHIPPING') {
    const fee = from > 0 ? (shipping ?? 0) : 0;
    return { items: 0, lines: lines.map(() => 0), shipping: calculateDiscount(coupon, fee) };
  }
  const items = calculateDiscount(coupon, from);
  return { items, lines: shareOut(items, counted), shipping: 0 };
}

/** What the coupon takes off so many NPR, never more than they are. */
export function calculateDiscount(coupon: Amount, from: number): number {
  const full = fullDiscount(coupon, from);
  return clampDiscount(Math.min(full, coupon.maxDiscount ?? full), from);
}

function fullDiscount({ kind, value }: Amount, from: number): number {
  if (kind === 'SHIPPING') return from;
  return kind === 'PERCENT' ? percentOf(from, value) : value;
}

/** How much of a line the coupon counts for. */
function countedPart({ basis, ...pieces }: Counting, line: CouponLine): number {
  if (!countsFor(pieces, line)) return 0;
  return basis === 'MAKING' ? Math.min(line.making, line.lineTotal) : line.lineTotal;
}

/** Whether the coupon applies to the piece of a line. */
export function countsFor(
  { collectionIds, productIds }: Omit<Counting, 'basis'>,
  line: Pick<CouponLine, 'productId' | 'collectionIds' | 'isCounted'>,
): boolean {
  if (line.isCounted !== undefined) return line.isCounted;
  if (collectionIds === null && productIds === null) return true;
  const isNamed = line.productId !== null && productIds?.includes(line.productId) === true;
  return isNamed || meets(collectionIds ?? [], line.collectionIds);
}

/** Why the coupon cannot be used now, or null; what no cart and no buyer changes comes first. */
export function couponProblem(
  coupon: Coupon | null,
  { buyer, now, ...cart }: CouponSale,
): DomainError | null {
  const standing = standingProblem(coupon, now);
  if (standing || !coupon) return standing;
  return buyerProblem(coupon, buyer) ?? cartProblem(coupon, cart);
}

/** Why nobody can use it at this moment. An unknown code and a switched off coupon answer the same. */
export function standingProblem(
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

/** Why this buyer cannot use it. */
export function buyerProblem(
  { groupIds, perCustomer, isFirstOrderOnly }: Pick<Coupon, 'groupIds' | 'perCustomer' | 'isFirstOrderOnly'>,
  buyer: CouponBuyer,
): DomainError | null {
  if (groupIds && !meets(groupIds, buyer.groupIds)) return new DomainError('COUPON_FOR_GROUP', FIELD);
  if (perCustomer === null && !isFirstOrderOnly) return null;

  if (buyer.isKnown === 'NEVER') return new DomainError('COUPON_BUYER_UNKNOWN', FIELD);
  if (isFirstOrderOnly && buyer.hasOrdered) return new DomainError('COUPON_FIRST_ORDER_ONLY', FIELD);
  if (perCustomer !== null && buyer.uses >= perCustomer) {
    return new DomainError('COUPON_USED_BY_BUYER', FIELD);
  }
  return null;
}

/** Why it is not for these pieces, or for the way in which they reach their buyer. */
function cartProblem(coupon: Coupon, { lines, shipping }: CouponCart): DomainError | null {
  const items = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  if (lines.length > 0 && lines.every((line) => countedPart(coupon, line) === 0)) {
    const hasPieces = lines.some((line) => countedPart({ ...coupon, basis: 'PRICE' }, line) > 0);
    return new DomainError(hasPieces ? 'COUPON_WITHOUT_MAKING' : 'COUPON_WITHOUT_PIECES', FIELD);
  }
  if (items < coupon.minItems) {
    const amounts = { leastNpr: coupon.minItems, missingNpr: coupon.minItems - items };
    return new DomainError('COUPON_BELOW_MINIMUM', amounts, FIELD);
  }
  if (coupon.kind !== 'SHIPPING') return null;
  if (shipping === null) return new DomainError('COUPON_NOTHING_SENT', FIELD);
  return shipping === 0 ? new DomainError('COUPON_SHIPPING_FREE', FIELD) : null;
}

function meets(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.some((id) => has.includes(id));
}
