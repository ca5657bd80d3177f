import type { StoreSettings } from '#domain/store/storeSettings.ts';

/** Orders that are under way and not paid. */
export interface OpenUnpaid {
  count: number;
  /** NPR. */
  total: number;
  pieces: number;
}

/** As many times what one buyer may have open: hundreds of shoppers can share a network. */
const BUYERS_IN_A_NETWORK = 5;

/**
 * Whether the store confirms an order before its pieces are set aside for it: one of a buyer who has not paid for any yet,
 * and who with it would have more open than the store lends. A limit of 0 is none.
 */
export function isBeyondUnpaidLimits(
  { finalTotal, pieces: ordered }: { finalTotal: number; pieces: number },
  { buyer, network }: { buyer: OpenUnpaid; network: OpenUnpaid },
  limits: Pick<StoreSettings, 'unpaidSumLimit' | 'unpaidCountLimit' | 'unpaidPiecesLimit'>,
): boolean {
  const isBeyond = ({ count, total, pieces }: OpenUnpaid, times: number) =>
    (limits.unpaidSumLimit > 0 && total + finalTotal > limits.unpaidSumLimit * times) ||
    (limits.unpaidCountLimit > 0 && count + 1 > limits.unpaidCountLimit * times) ||
    (limits.unpaidPiecesLimit > 0 && pieces + ordered > limits.unpaidPiecesLimit * times);
  return isBeyond(buyer, 1) || isBeyond(network, BUYERS_IN_A_NETWORK);
}
