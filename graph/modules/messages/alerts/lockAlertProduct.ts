import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Current stock and price of a product or one of its sizes. */
export interface AlertStock {
  variantId: string | null;
  stock: number;
  price: number;
}

type Row = { id: string; size: string | null; stock: number; price: number };

/**
 * Reads the product of an alert and locks it until the transaction ends. Variants are locked before products, as in
 * checkout. A simultaneous stock change waits for this transaction, and therefore triggers the alert. Throws NOT_FOUND
 * for a product that is not for sale.
 */
export async function lockAlertProduct(
  tx: Transaction,
  { productId, size }: { productId: string; size: string | null },
): Promise<AlertStock> {
  const variants = await tx.$queryRaw<Row[]>`
    SELECT id, size, stock, price FROM variants WHERE product_id = ${productId} ORDER BY id LOCK IN SHARE MODE`;
  const [product] = await tx.$queryRaw<Row[]>`
    SELECT id, NULL AS size, stock, price FROM products
    WHERE id = ${productId} AND status = 'ACTIVE' LOCK IN SHARE MODE`;
  if (!product) throw new DomainError('PRODUCT_NOT_FOR_SALE', 'productId');
  if (size === null) return { variantId: null, stock: product.stock, price: product.price };

  const variant = variants.find((candidate) => candidate.size?.toLowerCase() === size.toLowerCase());
  if (!variant) throw new DomainError('SIZE_NOT_FOUND', 'size');
  return { variantId: variant.id, stock: variant.stock, price: variant.price };
}
