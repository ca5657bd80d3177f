import type { Order, PrismaClient, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns an order's transfer receipts, newest first. Prisma batches the reads of one response. */
export async function findTransferReceipts(
  prisma: PrismaClient,
  { id }: Pick<Order, 'id'>,
): Promise<TransferSlip[]> {
  const receipts = await prisma.order
    .findUnique({ where: { id } })
    .slips({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return receipts ?? [];
}

/** Returns true if a transfer receipt of the order is undecided. */
export async function hasUndecidedReceipt(
  prisma: Pick<Transaction, 'transferSlip'>,
  orderId: string,
): Promise<boolean> {
  return (await prisma.transferSlip.count({ where: { orderId, status: 'SUBMITTED' } })) > 0;
}
