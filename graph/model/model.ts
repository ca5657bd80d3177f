import type { OrderStatus, PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';

/** Expected state of the store, as small as possible: products, coupons, people and orders by their index. */
export interface Model {
  products: ModelProduct[];
  sizes: ModelSize[];
  coupons: ModelCoupon[];
  shoppers: { isDeleted: boolean }[];
  orders: ModelOrder[];
  /** Current gold rate in NPR per tola. */
  perTola: number;
  /** Number of audit records, by action. */
  auditCounts: Record<string, number>;
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
  /** In NPR. */
  price: number;
  stock: number;
  /** Initial stock level of each location, by its id. */
  initialLevels: Record<string, number>;
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

/** In NPR, as stored in orders. */
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
  /** Null for a guest. */
  shopper: number | null;
  status: OrderStatus;
  payment: PaymentStatus;
  /** True if the full amount was refunded as compensation beyond the refund due. */
  isFullyCompensated?: boolean;
  method: PaymentMethod;
  lines: ModelLine[];
  totals: ModelTotals;
  coupon: number | null;
  /**
   * True if stock is reserved. If the customer has many unpaid orders, stock is reserved only after the store has
   * confirmed the order.
   */
  isStockReserved: boolean;
  /** True for a counter sale. Its stock is always reserved, and it does not count towards the network's limits. */
  isCounterSale: boolean;
  /** The request, so that it can be repeated. Null if it has no idempotency key. */
  sent: { token: string | undefined; input: Record<string, unknown> } | null;
  /** Number of emails to the customer about the order, by template. */
  emailCounts: Record<string, number>;
  isDeleted: boolean;
  /** True if staff edited it after the customer was thanked for a transfer. */
  isEdited?: boolean;
}

/** Calculates the totals independently of the store's own code. */
export function calculateTotals(
  lines: readonly ModelLine[],
  coupon: ModelCoupon | null,
  { isTakenAlong = false } = {},
): ModelTotals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const fee = lines.length === 0 ? 0 : getShippingFee(items, isTakenAlong);
  const shippingDiscount = coupon?.kind === 'SHIPPING' ? Math.min(fee, coupon.maxDiscount ?? fee) : 0;
  const discount = coupon ? calculateDiscount(coupon, items) : 0;
  const shipping = fee - shippingDiscount;
  const tax = Math.round(((items - discount) * 18) / 100);
  return { items, discount, shipping, shippingDiscount, tax, finalTotal: items - discount + shipping + tax };
}

/** Shipping fee in NPR for items of this price. */
function getShippingFee(items: number, isTakenAlong: boolean): number {
  return isTakenAlong || items >= 5000 ? 0 : 200;
}

function calculateDiscount({ kind, value, maxDiscount }: ModelCoupon, items: number): number {
  if (kind === 'SHIPPING') return 0;
  const uncappedDiscount = kind === 'PERCENT' ? Math.round((items * value) / 100) : value;
  return Math.min(uncappedDiscount, maxDiscount ?? uncappedDiscount, items);
}

/** Returns the code with which a coupon is refused for items of this price (NPR), or null. */
export function findCouponRefusal(
  { kind, isOn, usageLimit, used, minItems }: ModelCoupon,
  items: number,
  { isTakenAlong = false } = {},
): string | null {
  if (!isOn) return 'COUPON_INVALID';
  if (usageLimit !== null && used >= usageLimit) return 'COUPON_USED_UP';
  if (items < minItems) return 'COUPON_BELOW_MINIMUM';
  return kind === 'SHIPPING' && getShippingFee(items, isTakenAlong) === 0 ? 'COUPON_NOT_FOR_CART' : null;
}

export function count(tally: Record<string, number>, name: string) {
  tally[name] = (tally[name] ?? 0) + 1;
}

/**
 * Returns the price in NPR of 22 carat gold of this weight, given a rate per tola of fine gold, the making charge in
 * percent and stones.
 */
export function calculateGoldPrice(
  weightMg: number,
  perTola: number,
  makingPercent: number,
  stones: number,
): number {
  const metal = Math.round((weightMg * perTola * 22) / (24 * 11_664));
  return metal + Math.round((metal * makingPercent) / 100) + stones;
}

/** Returns the item at an index, which wraps around. */
export function pickItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list to choose from is empty.');
  return item;
}

const OPEN_LIMIT = { total: 500_000, count: 5, pieces: 10 };
const NETWORK_FACTOR = 5;

/**
 * Returns true if stock is reserved immediately for a shop order of this total (NPR), given the open orders of its
 * customer and network.
 */
export function isReserved(
  { orders }: Model,
  { shopper, lines, totals: { finalTotal } }: Pick<ModelOrder, 'shopper' | 'lines' | 'totals'>,
): boolean {
  const remainingOrders = orders.filter(({ isDeleted }) => !isDeleted);
  const shopperOrders = remainingOrders.filter((order) => shopper !== null && order.shopper === shopper);
  if (shopperOrders.some(({ payment }) => payment === 'PAID')) return true;
  const isWithin = (candidates: ModelOrder[], factor: number) => {
    const openOrders = candidates.filter(({ status, payment }) => payment === 'UNPAID' && OPEN.has(status));
    const total = openOrders.reduce((sum, { totals }) => sum + totals.finalTotal, finalTotal);
    const itemCount = openOrders.reduce((sum, order) => sum + countItems(order.lines), countItems(lines));
    const isBelowLimit =
      openOrders.length + 1 <= OPEN_LIMIT.count * factor && itemCount <= OPEN_LIMIT.pieces * factor;
    return isBelowLimit && total <= OPEN_LIMIT.total * factor;
  };
  return (
    isWithin(shopperOrders, 1) &&
    isWithin(
      remainingOrders.filter(({ isCounterSale }) => !isCounterSale),
      NETWORK_FACTOR,
    )
  );
}

const countItems = (lines: readonly ModelLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const OPEN = new Set<OrderStatus>(['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED']);

/** Reserves the order's items, all or none. Returns false if there is not enough stock. */
export function reserve({ sizes }: Model, order: ModelOrder): boolean {
  const requiredQuantities = new Map<number, number>();
  for (const { size, quantity } of order.lines)
    requiredQuantities.set(size, (requiredQuantities.get(size) ?? 0) + quantity);
  if ([...requiredQuantities].some(([size, quantity]) => pickItem(sizes, size).stock < quantity))
    return false;
  for (const [size, quantity] of requiredQuantities) pickItem(sizes, size).stock -= quantity;
  order.isStockReserved = true;
  return true;
}
