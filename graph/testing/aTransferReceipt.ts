import type { Prisma, PrismaClient, TransferReceipt } from '#graph/prisma/generated/client.ts';

/** Creates an unchecked transfer receipt for the full amount of an order, without a file. */
export function aTransferReceipt(
  prisma: PrismaClient,
  {
    id: orderId,
    finalTotal: amount,
    placedAt: createdAt,
  }: { id: string; finalTotal: number; placedAt: Date },
  overrides: Partial<Prisma.TransferReceiptUncheckedCreateInput> = {},
): Promise<TransferReceipt> {
  return prisma.transferReceipt.create({
    data: {
      ...{ orderId, amount, createdAt, reference: `FT-${orderId.slice(-12)}`, paidOn: createdAt },
      ...{ key: `slips/${orderId}.webp`, width: 900, height: 1600, colour: '#eeeeee' },
      ...overrides,
    },
  });
}
