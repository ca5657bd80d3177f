import type { Transaction } from '#graph/prisma/transaction.ts';

/** How many of a size are taken out of stock, or put back. */
export interface Piece {
  name: string;
  size: string | null;
  /** Null where the size or the product is no more. */
  variantId: string | null;
  productId: string | null;
  quantity: number;
}

/** All pieces of an order. */
export function piecesOf(tx: Transaction, orderId: string): Promise<Piece[]> {
  return tx.orderLine.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    select: { name: true, size: true, variantId: true, productId: true, quantity: true },
  });
}
