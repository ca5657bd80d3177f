/** A price that was promised for a piece. */
export interface HeldPrice {
  /** NPR. */
  price: number;
  /** NPR for a tola of the fine metal that it rests on; null for a fixed price. */
  perTola: number | null;
}

export interface ChargedPrice {
  unitPrice: number;
  /** The rate that the price rests on, where that is not the one of now. */
  heldPerTola: number | null;
}

/** What a piece is sold at: the price that is held for it, or that of now where nothing is held or now is lower. */
export function chargedPrice(held: HeldPrice | undefined, priceNow: number): ChargedPrice {
  return held && held.price < priceNow
    ? { unitPrice: held.price, heldPerTola: held.perTola }
    : { unitPrice: priceNow, heldPerTola: null };
}
