import type { Order, PrismaClient, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** An order's slips, the latest first. Prisma asks for those of all orders of one answer in one statement. */
export async function findSlips(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<TransferSlip[]> {
  const slips = await prisma.order
    .findUnique({ where: { id } })
    .slips({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return slips ?? [];
}

/** Whether a slip of the order waits for staff. */
export async function hasWaitingSlip(
  prisma: Pick<Transaction, 'transferSlip'>,
  orderId: string,
): Promise<boolean> {
  return (await prisma.transferSlip.count({ where: { orderId, status: 'SUBMITTED' } })) > 0;
}
