interface Compared {
  /** What the piece cost before, NPR. */
  compareAtPrice: number | null;
  price: number;
}

/** The price of before that is struck through beside a price; null where there is none, or it is no higher by now. */
export function shownCompareAt({ compareAtPrice, price }: Compared): number | null {
  return compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null;
}
