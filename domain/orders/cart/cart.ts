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
interface TakenOff {
  discount: number;
  shippingDiscount: number;
}

export interface CartCoupon extends TakenOff {
  code: string;
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

export interface LineToAdd {
  product: CartProduct;
  quantity?: number;
  /** The variant's price where it differs from the product's. */
  price?: number;
  variant?: CartLine['variant'];
  /** Pieces of this size the store has now. The lines of the cart never ask for more together. */
  stock?: number;
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

/** The cart with its pieces called as in a language; only to be shown, for what is saved keeps its English names. */
export function cartIn(language: string, state: CartState): CartState {
  if (language !== 'ne') return state;
  return {
    ...state,
    items: state.items.map((line) => ({ ...line, product: productIn(language, line.product) })),
  };
}

export function productIn(language: string, product: CartProduct): CartProduct {
  return language === 'ne' && product.nameNe ? { ...product, name: product.nameNe } : product;
}

/** Tells pieces apart: lines of the same product and size share a key, and with it their stock. */
export function pieceKey(productId: string, size: string | null | undefined): string {
  return `${productId} ${size ?? ''}`;
}

export function pieceOf({ product, variant = null }: Pick<LineToAdd, 'product' | 'variant'>): string {
  return pieceKey(product._id, variant?.size);
}

/** Pieces with this key, over all lines. */
export function countPieces(lines: readonly CartLine[], piece: string): number {
  return lines.reduce((sum, line) => (pieceOf(line) === piece ? sum + line.quantity : sum), 0);
}

/**
 * Appends a line: the same piece added twice is two lines. Adds no more than the stock leaves beside the lines that are
 * there; returns the state itself if that is nothing.
 */
export function addLine(state: CartState, line: LineToAdd, id: string): CartState {
  const { product, quantity = 1, price = product.price, variant = null } = line;
  const { stock = Number.POSITIVE_INFINITY } = line;
  const left = stock - countPieces(state.items, pieceOf(line));
  if (left <= 0) return state;
  const taken = wholeQuantity(Math.min(quantity, left));
  const added = { id, product, quantity: taken, price: asPrice(price), variant };
  return recounted({ ...state, items: [...state.items, added] });
}

export function removeLine(state: CartState, id: string): CartState {
  return recounted({ ...state, items: state.items.filter((line) => line.id !== id) });
}

/** A quantity of 0 or less removes the line; what is no number counts as 0. */
export function updateQuantity(state: CartState, id: string, quantity: number): CartState {
  if (asAmount(quantity) <= 0) return removeLine(state, id);
  return changeLine(state, id, { quantity: wholeQuantity(quantity) });
}

export function repriceLine(state: CartState, id: string, price: number): CartState {
  return changeLine(state, id, { price: asPrice(price) });
}

/** Empties the cart and drops its coupon; the panel stays as it is. */
export function clearCart(state: CartState): CartState {
  return { ...emptyCart, isOpen: state.isOpen };
}

/** A removal of lines that can be undone: the cart right before it and right after it. */
export interface CartRemoval {
  before: CartState;
  after: CartState;
}

/**
 * Puts back what was removed: each line at its place with its quantity, and the coupon as it was. Pieces that were added
 * again in the meantime count as put back, and a coupon that was changed in the meantime stays.
 */
export function undoRemoval(state: CartState, { before, after }: CartRemoval): CartState {
  const items = [...state.items];
  let place = 0;
  for (const line of before.items) {
    const index = items.findIndex(({ id }) => id === line.id);
    const wasRemoved = after.items.every(({ id }) => id !== line.id);
    const missing = countPieces(before.items, pieceOf(line)) - countPieces(items, pieceOf(line));
    if (index >= 0) place = index + 1;
    else if (wasRemoved && missing > 0)
      items.splice(place++, 0, { ...line, quantity: Math.min(line.quantity, missing) });
  }
  const { coupon, discount, shippingDiscount, offer } = state.coupon === after.coupon ? before : state;
  return recounted({ ...state, items, coupon, discount, shippingDiscount, offer });
}

export function openCart(state: CartState): CartState {
  return { ...state, isOpen: true };
}

export function closeCart(state: CartState): CartState {
  return { ...state, isOpen: false };
}

export function toggleCart(state: CartState): CartState {
  return { ...state, isOpen: !state.isOpen };
}

export function applyCoupon(state: CartState, { code, discount, shippingDiscount }: CartCoupon): CartState {
  const offer = offerAbove(state, { discount, shippingDiscount });
  return recounted({ ...state, coupon: code, discount, shippingDiscount, offer });
}

/** What applies by itself, where that takes off more than a coupon; the next quote tells for sure. */
export function offerAbove({ offer }: Pick<CartState, 'offer'>, coupon: TakenOff): CartOffer | null {
  return offer && sumOf(offer) > sumOf(coupon) ? offer : null;
}

function sumOf({ discount, shippingDiscount }: TakenOff): number {
  return discount + shippingDiscount;
}

/** The cart with what the server takes off by itself; null where that is nothing. */
export function takeOffer(state: CartState, offer: CartOffer | null): CartState {
  const known = state.offer;
  const isKnown =
    offer?.code === known?.code &&
    offer?.name === known?.name &&
    offer?.nameNe === known?.nameNe &&
    offer?.discount === known?.discount &&
    offer?.shippingDiscount === known?.shippingDiscount;
  return isKnown ? state : recounted({ ...state, offer });
}

/** What is taken off: by one of both, never by both. */
export function takenOff({ offer, ...typed }: TakenOff & Pick<CartState, 'offer'>): TakenOff {
  const { discount, shippingDiscount } = offer ?? typed;
  return { discount, shippingDiscount };
}

export function offerName(language: string, { name, nameNe }: Pick<CartOffer, 'name' | 'nameNe'>): string {
  return language === 'ne' ? (nameNe ?? name) : name;
}

export function removeCoupon(state: CartState): CartState {
  return recounted({ ...state, coupon: null });
}

/** Grams, exact to the milligram. */
export function totalWeight(state: Pick<CartState, 'items'>): number {
  const grams = state.items.reduce(
    (sum, { product, quantity }) => sum + asAmount(product.specifications?.weight?.value) * quantity,
    0,
  );
  return Math.round(grams * 1000) / 1000;
}

/** Product id, timestamp and random text; `random01` is at least 0 and below 1. */
export function newLineId(productId: string, nowMs: number, random01: number): string {
  const random = Math.floor(random01 * 36 ** 8)
    .toString(36)
    .padStart(8, '0');
  return `${productId}-${nowMs}-${random}`;
}

/** The cart with other lines and another coupon, its totals counted anew. */
export function withContents(
  state: CartState,
  contents: Pick<CartState, 'items' | 'coupon' | keyof TakenOff> & Partial<Pick<CartState, 'offer'>>,
): CartState {
  return recounted({ ...state, ...contents });
}

function changeLine(state: CartState, id: string, change: Partial<CartLine>): CartState {
  return recounted({
    ...state,
    items: state.items.map((line) => (line.id === id ? { ...line, ...change } : line)),
  });
}

/** The state with its totals made true, the discount held to what the items cost. */
function recounted(state: CartState): CartState {
  const items = sumItems(state.items);
  const discount = state.coupon === null ? 0 : clampDiscount(state.discount, items);
  const shippingDiscount = state.coupon === null ? 0 : state.shippingDiscount;
  const offer = state.offer && { ...state.offer, discount: clampDiscount(state.offer.discount, items) };
  const totalItems = state.items.reduce((sum, line) => sum + line.quantity, 0);
  const totalAmount = items - takenOff({ discount, shippingDiscount, offer }).discount;
  return { ...state, discount, shippingDiscount, offer, totalItems, totalAmount };
}

/** What a line may hold: 1 to `MAX_QUANTITY`. */
export function wholeQuantity(quantity: unknown): number {
  return Math.min(Math.max(1, Math.trunc(asAmount(quantity))), MAX_QUANTITY);
}

export function asPrice(price: unknown): number {
  return Math.max(0, asAmount(price));
}
