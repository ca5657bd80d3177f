interface ComparedPrices {
  /** Previous price, in NPR. */
  compareAtPrice: number | null;
  price: number;
}

/** Returns the compare-at price to show, or null if there is none or it is not higher than the price. */
export function getDisplayedCompareAtPrice({ compareAtPrice, price }: ComparedPrices): number | null {
  return compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null;
}
