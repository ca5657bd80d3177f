import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { calculateTotalCredit } from '#domain/orders/returns/returnCredit.ts';
import { isReceived } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReadContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { AdminReturnFilter, AdminReturnSort } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { adminReturns } from './adminReturns.ts';
import { findReturnLines } from './findReturns.ts';

export const returns = defineExportedList<Return, AdminReturnFilter>({
  action: 'readOrders',
  sorts: ['NEWEST', 'OLDEST'] satisfies AdminReturnSort[],
  page: (context, { sort: [sort], ...listArgs }) =>
    adminReturns(context, { ...listArgs, sort: sort as AdminReturnSort }),
  columns: {
    number: text((returnRow) => returnRow.number, 16),
    requestedAt: instant((returnRow) => returnRow.requestedAt),
    status: text((returnRow) => returnRow.status, 14),
    order: text(async (returnRow, context) => (await getOrder(returnRow, context)).number, 16),
    customer: text(async (returnRow, context) => (await getOrder(returnRow, context)).contactName, 24),
    pieces: number(async (returnRow, { prisma }) => {
      const lines = await findReturnLines(prisma, returnRow);
      return lines.reduce((sum, { quantity, received }) => sum + (received ?? quantity), 0);
    }, 8),
    reason: text(async (returnRow, { prisma }) => (await findReturnLines(prisma, returnRow))[0]?.reason, 18),
    wish: text((returnRow) => returnRow.wish, 14),
    credited: number((returnRow) =>
      isReceived(returnRow.status) ? calculateTotalCredit(returnRow, returnRow) : null,
    ),
    toRefund: number(async (returnRow, context) => calculateRefundDue(await getOrder(returnRow, context))),
    receivedAt: instant((returnRow) => returnRow.receivedAt),
  },
});

function getOrder({ orderId }: Return, { prisma }: ReadContext) {
  return prisma.order.findUniqueOrThrow({ where: { id: orderId } });
}
