import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

/** A number of empty cards, for a row or a grid. */
export function productSkeletons(count: number) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
  return Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);
}
