import { Prisma } from '#graph/prisma/generated/client.ts';

/** A size and how many of it there are. */
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
 * The sizes of pieces, as this transaction leaves them. What another transaction is changing at this moment is left out: it
 * tells of it itself, and to wait for it would have both wait in a ring.
 */
export function variantLevels(productIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id, product_id AS productId, sku, size, stock FROM variants
    WHERE product_id IN (${Prisma.join(productIds)}) ORDER BY id FOR UPDATE SKIP LOCKED`;
}

export function productLevels(productIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`SELECT id, sku, stock FROM products WHERE id IN (${Prisma.join(productIds)}) ORDER BY id`;
}

/** What an event says of a piece's stock. */
export function toStockObject(
  { id, sku, stock }: ProductLevel,
  variants: readonly VariantLevel[],
): { id: string; sku: string; object: object } {
  const own = variants.filter(({ productId }) => productId === id);
  return {
    id,
    sku,
    object: {
      id,
      _id: id,
      sku,
      stock,
      variants: own.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        size: variant.size,
        stock: variant.stock,
      })),
    },
  };
}
