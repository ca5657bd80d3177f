/** Guaranteed price of an item. */
export interface GuaranteedPrice {
  /** In NPR. */
  price: number;
  /** Rate on which the price is based, in NPR per tola of fine metal. Null for a fixed price. */
  perTola: number | null;
}

export interface ChargedPrice {
  unitPrice: number;
  /** Rate on which the price is based, in NPR per tola. Null if it is the current rate. */
  guaranteedPerTola: number | null;
}

/**
 * Returns the price to charge: the guaranteed price, or the current price if there is no guarantee or it is lower.
 */
export function getChargedPrice(
  guaranteedPrice: GuaranteedPrice | undefined,
  currentPrice: number,
): ChargedPrice {
  return guaranteedPrice && guaranteedPrice.price < currentPrice
    ? { unitPrice: guaranteedPrice.price, guaranteedPerTola: guaranteedPrice.perTola }
    : { unitPrice: currentPrice, guaranteedPerTola: null };
}
