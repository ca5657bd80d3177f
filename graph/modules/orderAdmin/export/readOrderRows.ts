import type { GraphContext } from '#graph/context.ts';
import { newestFirst } from '#graph/modules/orders/readOrderPage.ts';
import type { CreditNote, Order, OrderLine, Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { buildOrderCondition } from '../orders/orderCondition.ts';

const BATCH_SIZE = 100;

export interface OrderRow extends Order {
  lines: Pick<OrderLine, 'sku' | 'name' | 'size' | 'quantity'>[];
  invoices: { creditNotes: CreditNote[] }[];
  returns: { shipping: number }[];
}

/**
 * Reads the filtered orders in batches, newest first. The next batch is read only after the previous one has been
 * consumed.
 */
export async function* readOrderRows(
  context: Pick<GraphContext, 'prisma'>,
  filter: InputMaybe<AdminOrderFilter> | undefined,
): AsyncGenerator<OrderRow[]> {
  const where = await buildOrderCondition(context, filter);
  let cursorCondition: Prisma.OrderWhereInput = {};
  for (;;) {
    const rows = await context.prisma.order.findMany({
      where: { AND: [where, cursorCondition] },
      include: {
        lines: {
          orderBy: { position: 'asc' },
          select: { sku: true, name: true, size: true, quantity: true },
        },
        invoices: { select: { creditNotes: true } },
        returns: { select: { shipping: true } },
      },
      orderBy: newestFirst.orderBy,
      take: BATCH_SIZE,
    });
    const lastRow = rows.at(-1);
    if (lastRow) yield rows;
    if (!lastRow || rows.length < BATCH_SIZE) return;
    cursorCondition = newestFirst.buildConditionAfter(newestFirst.toCursor(lastRow));
  }
}
