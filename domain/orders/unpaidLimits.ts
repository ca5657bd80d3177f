import type { StoreSettings } from '#domain/store/storeSettings.ts';

/** Unpaid open orders of a customer or of an IP network. */
export interface UnpaidExposure {
  count: number;
  /** In NPR. */
  total: number;
  quantity: number;
}

/** Multiple of a customer's limits that applies to a network, which hundreds of shoppers can share. */
export const NETWORK_LIMIT_FACTOR = 5;

/** Number of open orders that exceeds any limit, so further orders are not counted. */
const MAX_OPEN_ORDERS = 1000;

type UnpaidLimits = Pick<StoreSettings, 'unpaidTotalLimit' | 'unpaidCountLimit' | 'unpaidItemsLimit'>;

export function hasUnpaidLimits(limits: UnpaidLimits): boolean {
  return limits.unpaidTotalLimit > 0 || limits.unpaidCountLimit > 0 || limits.unpaidItemsLimit > 0;
}

/** Returns the number of open orders that exceeds a limit on its own, since each order has at least one item. */
export function getDecisiveCount({ unpaidCountLimit, unpaidItemsLimit }: UnpaidLimits): number {
  return Math.min(MAX_OPEN_ORDERS, unpaidCountLimit || MAX_OPEN_ORDERS, unpaidItemsLimit || MAX_OPEN_ORDERS);
}

/**
 * Returns true if the store has to confirm the order before stock is reserved: it would exceed the limits that apply to
 * customers and networks without paid orders. A limit of 0 is disabled.
 */
export function exceedsUnpaidLimits(
  { finalTotal, quantity: orderedQuantity }: { finalTotal: number; quantity: number },
  { customer, network }: { customer: UnpaidExposure; network: UnpaidExposure },
  limits: UnpaidLimits,
): boolean {
  if (!hasUnpaidLimits(limits)) return false;
  const exceedsLimits = ({ count, total, quantity }: UnpaidExposure, factor: number) =>
    count >= MAX_OPEN_ORDERS * factor ||
    (limits.unpaidTotalLimit > 0 && total + finalTotal > limits.unpaidTotalLimit * factor) ||
    (limits.unpaidCountLimit > 0 && count + 1 > limits.unpaidCountLimit * factor) ||
    (limits.unpaidItemsLimit > 0 && quantity + orderedQuantity > limits.unpaidItemsLimit * factor);
  return exceedsLimits(customer, 1) || exceedsLimits(network, NETWORK_LIMIT_FACTOR);
}
