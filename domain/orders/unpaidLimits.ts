import type { StoreSettings } from '#domain/store/storeSettings.ts';

/** Orders that are under way and not paid. */
export interface OpenUnpaid {
  count: number;
  /** NPR. */
  total: number;
  pieces: number;
}

/** As many times what one buyer may have open: hundreds of shoppers can share a network. */
export const BUYERS_IN_A_NETWORK = 5;

/** A buyer with so many open orders is beyond every limit, so that no more of them are read. */
const MOST_OPEN = 1000;

type UnpaidLimits = Pick<StoreSettings, 'unpaidSumLimit' | 'unpaidCountLimit' | 'unpaidPiecesLimit'>;

export function hasUnpaidLimits(limits: UnpaidLimits): boolean {
  return limits.unpaidSumLimit > 0 || limits.unpaidCountLimit > 0 || limits.unpaidPiecesLimit > 0;
}

/** The number of open orders of a buyer that decides by itself: each has a piece at least. */
export function decisiveCount({ unpaidCountLimit, unpaidPiecesLimit }: UnpaidLimits): number {
  return Math.min(MOST_OPEN, unpaidCountLimit || MOST_OPEN, unpaidPiecesLimit || MOST_OPEN);
}

/**
 * Whether the store confirms an order before its pieces are set aside for it: one of a buyer who has not paid for any yet,
 * and who with it would have more open than the store lends. A limit of 0 is none.
 */
export function isBeyondUnpaidLimits(
  { finalTotal, pieces: ordered }: { finalTotal: number; pieces: number },
  { buyer, network }: { buyer: OpenUnpaid; network: OpenUnpaid },
  limits: UnpaidLimits,
): boolean {
  if (!hasUnpaidLimits(limits)) return false;
  const isBeyond = ({ count, total, pieces }: OpenUnpaid, times: number) =>
    count >= MOST_OPEN * times ||
    (limits.unpaidSumLimit > 0 && total + finalTotal > limits.unpaidSumLimit * times) ||
    (limits.unpaidCountLimit > 0 && count + 1 > limits.unpaidCountLimit * times) ||
    (limits.unpaidPiecesLimit > 0 && pieces + ordered > limits.unpaidPiecesLimit * times);
  return isBeyond(buyer, 1) || isBeyond(network, BUYERS_IN_A_NETWORK);
}
