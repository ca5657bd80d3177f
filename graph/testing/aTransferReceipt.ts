import type { Prisma, PrismaClient, TransferSlip } from '#graph/prisma/generated/client.ts';

/** The slip of a transfer of all of an order, which waits to be checked; it has no file. */
export function aTransferSlip(
  prisma: PrismaClient,
  {
    id: orderId,
    finalTotal: amount,
    placedAt: createdAt,
  }: { id: string; finalTotal: number; placedAt: Date },
  given: Partial<Prisma.TransferSlipUncheckedCreateInput> = {},
): Promise<TransferSlip> {
  return prisma.transferSlip.create({
    data: {
      ...{ orderId, amount, createdAt, reference: `FT-${orderId.slice(-12)}`, paidOn: createdAt },
      ...{ key: `slips/${orderId}.webp`, width: 900, height: 1600, colour: '#eeeeee' },
      ...given,
    },
  });
}
