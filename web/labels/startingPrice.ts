interface Product {
  price: number;
  weightMg: number;
  variants: readonly { price: number; weightMg: number }[];
}

/** Returns the price of the cheapest size, whether other sizes cost more, and that size's weight in mg. */
export function getStartingPrice({ price, weightMg, variants }: Product): {
  startsAt: boolean;
  weightMg: number;
} {
  const cheapestVariants = variants.filter((variant) => variant.price === price);
  return {
    startsAt: variants.some((variant) => variant.price > price),
    weightMg:
      cheapestVariants.length > 0
        ? Math.min(...cheapestVariants.map((variant) => variant.weightMg))
        : weightMg,
  };
}
