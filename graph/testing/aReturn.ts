import { generateReturnNumber } from '#graph/modules/returns/returnNumber.ts';
import type { OrderLine, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

type ReturnOverrides = Partial<Omit<Prisma.ReturnUncheckedCreateInput, 'lines'>>;

/** Creates a return of one item of an order's first line, requested by the customer, with the given changes. */
export function aReturn(
  prisma: PrismaClient,
  { id, lines }: { id: string; lines: readonly Pick<OrderLine, 'id'>[] },
  overrides: ReturnOverrides = {},
) {
  return prisma.return.create({
    data: {
      number: generateReturnNumber(),
      orderId: id,
      status: 'REQUESTED',
      wish: 'REFUND',
      isRequestedByCustomer: true,
      requestedAt: new Date('2026-11-21T06:00:00Z'),
      ...overrides,
      lines: {
        create: { orderLineId: lines[0]?.id ?? '', position: 0, quantity: 1, reason: 'WRONG_SIZE' },
      },
    },
    include: { lines: true },
  });
}
