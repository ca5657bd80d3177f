export interface Margin {
  /** Price less cost, in NPR. Negative if the product is sold below cost. */
  amount: number;
  /** Margin in percent of the price, with one decimal. */
  percent: number;
}

/** Returns the margin of a product, or null if its price or cost is unknown. */
export function calculateMargin(price: number | null, cost: number | null): Margin | null {
  if (!price || cost === null) return null;
  const amount = price - cost;
  return { amount, percent: Math.round((amount * 1000) / price) / 10 };
}
