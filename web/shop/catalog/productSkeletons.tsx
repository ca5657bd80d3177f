import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

/** Returns this many card skeletons for a row or a grid. */
export function renderProductSkeletons(count: number) {
  // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical.
  return Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);
}
