import type { OrderStatus, PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';

/** What the store should hold, as small as it can be told: pieces, coupons, people and orders, by their place in a list. */
export interface Model {
  products: ModelProduct[];
  sizes: ModelSize[];
  coupons: ModelCoupon[];
  shoppers: { isGone: boolean }[];
  orders: ModelOrder[];
  /** NPR of the gold rate in force. */
  perTola: number;
  /** How often staff did what is kept on record, by its name there. */
  audits: Record<string, number>;
}

interface ModelProduct {
  id: string;
  isForSale: boolean;
  version: number;
}

interface ModelSize {
  id: string;
  product: number;
  size: string | null;
  /** NPR. */
  price: number;
  stock: number;
  /** What each location had before anybody did anything, by its id. */
  levelsAtFirst: Record<string, number>;
}

export interface ModelCoupon {
  id: string;
  code: string;
  kind: 'PERCENT' | 'FIXED' | 'SHIPPING';
  value: number;
  maxDiscount: number | null;
  minItems: number;
  usageLimit: number | null;
  used: number;
  isOn: boolean;
}

export interface ModelLine {
  size: number;
  quantity: number;
  price: number;
}

/** NPR, as an order keeps them. */
export interface ModelTotals {
  items: number;
  discount: number;
  shipping: number;
  shippingDiscount: number;
  tax: number;
  finalTotal: number;
}

export interface ModelOrder {
  id: string;
  /** Null for who has no account. */
  shopper: number | null;
  status: OrderStatus;
  payment: PaymentStatus;
  /** Whether all of it was paid back beyond what was owed, and its buyer let off so much. */
  isLetOff?: boolean;
  method: PaymentMethod;
  lines: ModelLine[];
  totals: ModelTotals;
  coupon: number | null;
  /** Whether its pieces are set aside; of a buyer who has much unpaid they are once the store confirms. */
  isHeld: boolean;
  /** Whether it was sold at the counter, where the store knows its buyer. */
  isCounterSale: boolean;
  /** How it was sent, to be sent again; null where it has no key. */
  sent: { token: string | undefined; input: Record<string, unknown> } | null;
  /** How many mails its buyer gets about it, by their template. */
  mails: Record<string, number>;
  isDeleted: boolean;
  /** Whether staff corrected it since its buyer was thanked for a transfer. */
  isCorrected?: boolean;
}

/** What is paid, worked out once more: nothing of the store's own calculation is used. */
export function workOutTotals(
  lines: readonly ModelLine[],
  coupon: ModelCoupon | null,
  { isTakenAlong = false } = {},
): ModelTotals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const fee = lines.length === 0 ? 0 : feeOf(items, isTakenAlong);
  const shippingDiscount = coupon?.kind === 'SHIPPING' ? Math.min(fee, coupon.maxDiscount ?? fee) : 0;
  const discount = coupon ? workOutDiscount(coupon, items) : 0;
  const shipping = fee - shippingDiscount;
  const tax = Math.round(((items - discount) * 18) / 100);
  return { items, discount, shipping, shippingDiscount, tax, finalTotal: items - discount + shipping + tax };
}

/** NPR for sending pieces of this price. */
function feeOf(items: number, isTakenAlong: boolean): number {
  return isTakenAlong || items >= 5000 ? 0 : 200;
}

function workOutDiscount({ kind, value, maxDiscount }: ModelCoupon, items: number): number {
  if (kind === 'SHIPPING') return 0;
  const full = kind === 'PERCENT' ? Math.round((items * value) / 100) : value;
  return Math.min(full, maxDiscount ?? full, items);
}

/** The code with which a coupon is refused for items of this price (NPR), or null. */
export function refusalOf(
  { kind, isOn, usageLimit, used, minItems }: ModelCoupon,
  items: number,
  { isTakenAlong = false } = {},
): string | null {
  if (!isOn) return 'COUPON_INVALID';
  if (usageLimit !== null && used >= usageLimit) return 'COUPON_USED_UP';
  if (items < minItems) return 'COUPON_BELOW_MINIMUM';
  return kind === 'SHIPPING' && feeOf(items, isTakenAlong) === 0 ? 'COUPON_NOT_FOR_CART' : null;
}

export function count(tally: Record<string, number>, name: string) {
  tally[name] = (tally[name] ?? 0) + 1;
}

/** NPR for 22 carat gold of this weight at a rate per tola of fine gold, with making in percent and stones. */
export function workOutGold(
  weightMg: number,
  perTola: number,
  makingPercent: number,
  stones: number,
): number {
  const metal = Math.round((weightMg * perTola * 22) / (24 * 11_664));
  return metal + Math.round((metal * makingPercent) / 100) + stones;
}

/** The one that a number means among so many. */
export function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is none to choose from.');
  return item;
}

const LENT = { total: 500_000, count: 5, pieces: 10 };
const NETWORK = 5;

/** Whether a shop's order of this total (NPR) is set aside at once, by what its buyer, and all from one network, have open. */
export function isSetAside(
  { orders }: Model,
  { shopper, lines, totals: { finalTotal } }: Pick<ModelOrder, 'shopper' | 'lines' | 'totals'>,
): boolean {
  const standing = orders.filter(({ isDeleted }) => !isDeleted);
  const own = standing.filter((order) => shopper !== null && order.shopper === shopper);
  if (own.some(({ payment }) => payment === 'PAID')) return true;
  const isWithin = (some: ModelOrder[], times: number) => {
    const open = some.filter(({ status, payment }) => payment === 'UNPAID' && OPEN.has(status));
    const total = open.reduce((sum, { totals }) => sum + totals.finalTotal, finalTotal);
    const pieces = open.reduce((sum, order) => sum + countPieces(order.lines), countPieces(lines));
    const isFew = open.length + 1 <= LENT.count * times && pieces <= LENT.pieces * times;
    return isFew && total <= LENT.total * times;
  };
  return (
    isWithin(own, 1) &&
    isWithin(
      standing.filter(({ isCounterSale }) => !isCounterSale),
      NETWORK,
    )
  );
}

const countPieces = (lines: readonly ModelLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const OPEN = new Set<OrderStatus>(['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED']);

/** Sets the order's pieces aside, all or none; answers whether there were enough. */
export function setAside({ sizes }: Model, order: ModelOrder): boolean {
  const wanted = new Map<number, number>();
  for (const { size, quantity } of order.lines) wanted.set(size, (wanted.get(size) ?? 0) + quantity);
  if ([...wanted].some(([size, quantity]) => at(sizes, size).stock < quantity)) return false;
  for (const [size, quantity] of wanted) at(sizes, size).stock -= quantity;
  order.isHeld = true;
  return true;
}
