import { asAmount } from '#domain/pricing/money.ts';
import { clampDiscount, sumItems } from '../orderTotals.ts';

export const MAX_QUANTITY = 99;

/** How many lines an order may have. */
export const MAX_LINES = 50;

/** How many lines the account's copy of a cart holds; the newest, where there are more. */
export const MAX_COPIED_LINES = 100;

/** What the id of a line looks like that the account's copy takes. */
export const LINE_ID = /^[a-z0-9-]{1,100}$/;

export interface CartProduct {
  _id: string;
  name: string;
  /** What it is called in Nepali, where that is written. */
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

/** What a coupon takes off, NPR: of the items, or of the shipping. */
export interface TakenOff {
  discount: number;
  shippingDiscount: number;
}

/** A coupon that applies by itself, as the server answered it last. */
export interface CartOffer extends TakenOff {
  code: string;
  name: string;
  nameNe: string | null;
}

/** Its discounts are those of the coupon that was typed. */
export interface CartState extends TakenOff {
  items: CartLine[];
  totalItems: number;
  /** NPR of the items less the discount. */
  totalAmount: number;
  isOpen: boolean;
  coupon: string | null;
  /** What is taken off in its place, where that is more. */
  offer: CartOffer | null;
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

/** What is taken off: by one of both, never by both. */
export function takenOff({ offer, ...typed }: TakenOff & Pick<CartState, 'offer'>): TakenOff {
  const { discount, shippingDiscount } = offer ?? typed;
  return { discount, shippingDiscount };
}

/** The cart with other contents, its totals counted anew and its discounts held to what the items cost. */
export function withContents(
  state: CartState,
  contents: Partial<Pick<CartState, 'items' | 'coupon' | 'offer' | keyof TakenOff>>,
): CartState {
  const changed = { ...state, ...contents };
  const items = sumItems(changed.items);
  const discount = changed.coupon === null ? 0 : clampDiscount(changed.discount, items);
  const shippingDiscount = changed.coupon === null ? 0 : changed.shippingDiscount;
  const offer = changed.offer && { ...changed.offer, discount: clampDiscount(changed.offer.discount, items) };
  const totalItems = changed.items.reduce((sum, line) => sum + line.quantity, 0);
  const totalAmount = items - takenOff({ discount, shippingDiscount, offer }).discount;
  return { ...changed, discount, shippingDiscount, offer, totalItems, totalAmount };
}

/** What a line may hold: 1 to `MAX_QUANTITY`. */
export function wholeQuantity(quantity: unknown): number {
  return Math.min(Math.max(1, Math.trunc(asAmount(quantity))), MAX_QUANTITY);
}

export function asPrice(price: unknown): number {
  return Math.max(0, asAmount(price));
}
