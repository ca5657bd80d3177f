import type { Order, PrismaClient, TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns an order's transfer receipts, newest first. Prisma batches these reads for all orders in a response. */
export async function findTransferReceipts(
  prisma: PrismaClient,
  { id }: Pick<Order, 'id'>,
): Promise<TransferReceipt[]> {
  const receipts = await prisma.order
    .findUnique({ where: { id } })
    .transferReceipts({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return receipts ?? [];
}

/** Returns true if a transfer receipt of the order is undecided. */
export async function hasUndecidedReceipt(
  prisma: Pick<Transaction, 'transferReceipt'>,
  orderId: string,
): Promise<boolean> {
  return (await prisma.transferReceipt.count({ where: { orderId, status: 'SUBMITTED' } })) > 0;
}
