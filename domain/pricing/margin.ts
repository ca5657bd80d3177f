export interface Margin {
  /** What is left of the price, NPR; below 0 where the piece is sold for less than it has cost. */
  amount: number;
  /** The same in percent of the price, to a tenth. */
  percent: number;
}

/** What is left of a price once the piece is paid for; null where one of the two is not known. */
export function marginOf(price: number | null, cost: number | null): Margin | null {
  if (!price || cost === null) return null;
  const amount = price - cost;
  return { amount, percent: Math.round((amount * 1000) / price) / 10 };
}
