import { aProduct } from '#graph/testing/aProduct.ts';

/** A product of a test's own, shown with photographs that the store under test has. */
export function aShownProduct(...[prisma, given]: Parameters<typeof aProduct>): ReturnType<typeof aProduct> {
  const images = [1, 2].map((view) => ({ key: `catalog/surya-signet-ring-22k-${view}.webp` }));
  return aProduct(prisma, { images, ...given });
}
