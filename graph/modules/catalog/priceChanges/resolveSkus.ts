import type { Transaction } from '#graph/prisma/transaction.ts';

/** What a SKU names: a product, or one size of several of it. */
export interface Named {
  productId: string;
  /** The product's own SKU. */
  sku: string;
  isOneSizeOfSeveral: boolean;
}

/** What SKUs name, in any case; look one up by its SKU in small letters. A product's own come before those of sizes. */
export async function findPriced(tx: Transaction, skus: readonly string[]): Promise<Map<string, Named>> {
  const sku = { in: [...new Set(skus.map((one) => one.trim()))] };
  const sizes = await tx.variant.findMany({
    where: { sku },
    select: {
      sku: true,
      product: { select: { id: true, sku: true, _count: { select: { variants: true } } } },
    },
  });
  const products = await tx.product.findMany({ where: { sku }, select: { id: true, sku: true } });
  return new Map([
    ...sizes.map(({ sku, product }): [string, Named] => [
      sku.toLowerCase(),
      { productId: product.id, sku: product.sku, isOneSizeOfSeveral: product._count.variants > 1 },
    ]),
    ...products.map(({ id, sku }): [string, Named] => [
      sku.toLowerCase(),
      { productId: id, sku, isOneSizeOfSeveral: false },
    ]),
  ]);
}
