import type { Transaction } from '#graph/prisma/transaction.ts';

/** Target of a SKU: a product or one of its variants. */
export interface SkuTarget {
  productId: string;
  /** SKU of the product itself. */
  sku: string;
  isOneOfSeveralSizes: boolean;
}

/**
 * Resolves SKUs in any letter case. Keys of the result are in lower case. A product's own SKU takes precedence over
 * variant SKUs.
 */
export async function resolveSkus(tx: Transaction, skus: readonly string[]): Promise<Map<string, SkuTarget>> {
  const skuCondition = { in: [...new Set(skus.map((rawSku) => rawSku.trim()))] };
  const sizes = await tx.variant.findMany({
    where: { sku: skuCondition },
    select: {
      sku: true,
      product: { select: { id: true, sku: true, _count: { select: { variants: true } } } },
    },
  });
  const products = await tx.product.findMany({
    where: { sku: skuCondition },
    select: { id: true, sku: true },
  });
  return new Map([
    ...sizes.map(({ sku, product }): [string, SkuTarget] => [
      sku.toLowerCase(),
      { productId: product.id, sku: product.sku, isOneOfSeveralSizes: product._count.variants > 1 },
    ]),
    ...products.map(({ id, sku }): [string, SkuTarget] => [
      sku.toLowerCase(),
      { productId: id, sku, isOneOfSeveralSizes: false },
    ]),
  ]);
}
