import { Prisma } from '#graph/prisma/generated/client.ts';

export interface VariantLevel {
  id: string;
  productId: string;
  sku: string;
  size: string | null;
  stock: number;
}

export interface ProductLevel {
  id: string;
  sku: string;
  stock: number;
}

/**
 * Selects the variants of products, including stock this transaction has written. Skips rows locked by another
 * transaction, which publishes them itself; waiting for them could deadlock.
 */
export function selectVariantLevels(productIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id, product_id AS productId, sku, size, stock FROM variants
    WHERE product_id IN (${Prisma.join(productIds)}) ORDER BY id FOR UPDATE SKIP LOCKED`;
}

export function selectProductLevels(productIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`SELECT id, sku, stock FROM products WHERE id IN (${Prisma.join(productIds)}) ORDER BY id`;
}

/** Returns the stock object of an event. */
export function toStockObject(
  { id, sku, stock }: ProductLevel,
  variants: readonly VariantLevel[],
): { id: string; sku: string; object: object } {
  const productVariants = variants.filter(({ productId }) => productId === id);
  return {
    id,
    sku,
    object: {
      id,
      _id: id,
      sku,
      stock,
      variants: productVariants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        size: variant.size,
        stock: variant.stock,
      })),
    },
  };
}
