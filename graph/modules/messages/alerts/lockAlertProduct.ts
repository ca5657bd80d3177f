import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The piece, or one size of it, as it is now. */
export interface Awaited {
  variantId: string | null;
  stock: number;
  price: number;
}

type Row = { id: string; size: string | null; stock: number; price: number };

/**
 * Reads what is waited for and holds it until the transaction ends, variants before products as orders take them:
 * stock that comes back meanwhile waits for the alert, and so tells it. Throws NOT_FOUND for what is not for sale.
 */
export async function lockAwaited(
  tx: Transaction,
  { productId, size }: { productId: string; size: string | null },
): Promise<Awaited> {
  const variants = await tx.$queryRaw<Row[]>`
    SELECT id, size, stock, price FROM variants WHERE product_id = ${productId} ORDER BY id LOCK IN SHARE MODE`;
  const [product] = await tx.$queryRaw<Row[]>`
    SELECT id, NULL AS size, stock, price FROM products
    WHERE id = ${productId} AND status = 'ACTIVE' LOCK IN SHARE MODE`;
  if (!product) throw new DomainError('PRODUCT_NOT_FOR_SALE', 'productId');
  if (size === null) return { variantId: null, stock: product.stock, price: product.price };

  const variant = variants.find((each) => each.size?.toLowerCase() === size.toLowerCase());
  if (!variant) throw new DomainError('SIZE_NOT_FOUND', 'size');
  return { variantId: variant.id, stock: variant.stock, price: variant.price };
}
