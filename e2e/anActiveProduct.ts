import { aProduct } from '#graph/testing/aProduct.ts';

/** Creates an active product for one test, with photos that exist in the store under test. */
export function anActiveProduct(
  ...[prisma, overrides]: Parameters<typeof aProduct>
): ReturnType<typeof aProduct> {
  const images = [1, 2].map((view) => ({ key: `catalog/surya-signet-ring-22k-${view}.webp` }));
  return aProduct(prisma, { images, ...overrides });
}
