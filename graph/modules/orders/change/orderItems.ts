import type { Transaction } from '#graph/prisma/transaction.ts';

/** Quantity of a variant that is removed from stock or returned to it. */
export interface OrderItem {
  name: string;
  size: string | null;
  /** Null if the variant or the product no longer exists. */
  variantId: string | null;
  productId: string | null;
  quantity: number;
}

/** Returns all items of an order. */
export function readOrderItems(tx: Transaction, orderId: string): Promise<OrderItem[]> {
  return tx.orderLine.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    select: { name: true, size: true, variantId: true, productId: true, quantity: true },
  });
}
