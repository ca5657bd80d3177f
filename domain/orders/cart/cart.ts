import { parseAmount } from '#domain/pricing/money.ts';
import { clampDiscount, sumItems } from '../orderTotals.ts';

export const MAX_QUANTITY = 99;

/** Maximum number of lines in an order. */
export const MAX_LINES = 50;

/** Maximum number of lines in a saved cart. The newest are kept. */
export const MAX_SAVED_LINES = 100;

/** Pattern of line ids that a saved cart accepts. */
export const LINE_ID = /^[a-z0-9-]{1,100}$/;

export interface CartProduct {
  _id: string;
  name: string;
  /** Nepali name, if there is one. */
  nameNe?: string;
  price: number;
  image: string;
  slug?: string;
  /** `value` is in grams. */
  specifications?: { weight?: { value: number } };
}

export interface CartLine {
  id: string;
  product: CartProduct;
  quantity: number;
  price: number;
  variant: { size: string } | null;
}

/** Discounts of a coupon on items and shipping, in NPR. */
export interface AppliedDiscounts {
  discount: number;
  shippingDiscount: number;
}

/** An automatic coupon from the latest quote. */
export interface AutomaticCoupon extends AppliedDiscounts {
  code: string;
  name: string;
  nameNe: string | null;
}

/** The discounts are those of the entered coupon. */
export interface CartState extends AppliedDiscounts {
  items: CartLine[];
  totalItems: number;
  /** Price of the items less the discount, in NPR. */
  totalAmount: number;
  isOpen: boolean;
  coupon: string | null;
  /** Automatic coupon that replaces the entered coupon because its discount is larger. */
  offer: AutomaticCoupon | null;
}

export const emptyCart: CartState = {
  items: [],
  totalItems: 0,
  totalAmount: 0,
  isOpen: false,
  coupon: null,
  discount: 0,
  shippingDiscount: 0,
  offer: null,
};

export function openCart(state: CartState): CartState {
  return { ...state, isOpen: true };
}

export function closeCart(state: CartState): CartState {
  return { ...state, isOpen: false };
}

export function toggleCart(state: CartState): CartState {
  return { ...state, isOpen: !state.isOpen };
}

/** Returns the discounts of either the automatic or the entered coupon, never of both. */
export function getAppliedDiscounts({
  offer,
  ...typed
}: AppliedDiscounts & Pick<CartState, 'offer'>): AppliedDiscounts {
  const { discount, shippingDiscount } = offer ?? typed;
  return { discount, shippingDiscount };
}

/** Returns the cart with new contents and updated totals. Discounts never exceed the price of the items. */
export function updateContents(
  state: CartState,
  contents: Partial<Pick<CartState, 'items' | 'coupon' | 'offer' | keyof AppliedDiscounts>>,
): CartState {
  const changedState = { ...state, ...contents };
  const items = sumItems(changedState.items);
  const discount = changedState.coupon === null ? 0 : clampDiscount(changedState.discount, items);
  const shippingDiscount = changedState.coupon === null ? 0 : changedState.shippingDiscount;
  const offer = changedState.offer && {
    ...changedState.offer,
    discount: clampDiscount(changedState.offer.discount, items),
  };
  const totalItems = changedState.items.reduce((sum, line) => sum + line.quantity, 0);
  const totalAmount = items - getAppliedDiscounts({ discount, shippingDiscount, offer }).discount;
  return { ...changedState, discount, shippingDiscount, offer, totalItems, totalAmount };
}

/** Limits a line's quantity to the range from 1 to `MAX_QUANTITY`. */
export function clampQuantity(quantity: unknown): number {
  return Math.min(Math.max(1, Math.trunc(parseAmount(quantity))), MAX_QUANTITY);
}

export function parsePrice(price: unknown): number {
  return Math.max(0, parseAmount(price));
}
