import { refundDue } from '#domain/orders/ledger.ts';
import { totalCredit } from '#domain/orders/returns/returnCredit.ts';
import { isReceived } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReadContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { AdminReturnFilter, AdminReturnSort } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { exportedList } from '#graph/spreadsheets/exportedList.ts';
import { adminReturns } from './adminReturns.ts';
import { findReturnLines } from './findReturns.ts';

export const returns = exportedList<Return, AdminReturnFilter>({
  action: 'readOrders',
  sorts: ['NEWEST', 'OLDEST'] satisfies AdminReturnSort[],
  page: (reading, { sort: [sort], ...wanted }) =>
    adminReturns(reading, { ...wanted, sort: sort as AdminReturnSort }),
  columns: {
    number: text((back) => back.number, 16),
    requestedAt: instant((back) => back.requestedAt),
    status: text((back) => back.status, 14),
    order: text(async (back, reading) => (await getOrder(back, reading)).number, 16),
    customer: text(async (back, reading) => (await getOrder(back, reading)).contactName, 24),
    pieces: number(async (back, { prisma }) => {
      const lines = await findReturnLines(prisma, back);
      return lines.reduce((sum, { quantity, received }) => sum + (received ?? quantity), 0);
    }, 8),
    reason: text(async (back, { prisma }) => (await findReturnLines(prisma, back))[0]?.reason, 18),
    wish: text((back) => back.wish, 14),
    credited: number((back) => (isReceived(back.status) ? totalCredit(back, back) : null)),
    toRefund: number(async (back, reading) => refundDue(await getOrder(back, reading))),
    receivedAt: instant((back) => back.receivedAt),
  },
});

function getOrder({ orderId }: Return, { prisma }: ReadContext) {
  return prisma.order.findUniqueOrThrow({ where: { id: orderId } });
}
