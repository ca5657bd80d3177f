import {
  ORDER_VIEWS,
  type OrderView,
  VIEW_CONDITIONS,
  type ViewCondition,
} from '#domain/orders/orderViews.ts';
import type { ReadContext } from '#graph/context.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

export interface ViewCount {
  view: OrderView;
  count: number;
}

/** Counts the orders in each order view with one statement, each part of which reads a range of one index. */
export async function countViews({ prisma }: Pick<ReadContext, 'prisma'>): Promise<ViewCount[]> {
  const countColumns = ORDER_VIEWS.map((view) => {
    const parts = VIEW_CONDITIONS[view].map(buildCount);
    return Prisma.sql`${Prisma.join(parts, ' + ')} AS ${Prisma.raw(view)}`;
  });
  const [row] = await prisma.$queryRaw<Record<OrderView, bigint>[]>(
    Prisma.sql`SELECT ${Prisma.join(countColumns, ', ')}`,
  );
  return ORDER_VIEWS.map((view) => ({ view, count: Number(row?.[view] ?? 0) }));
}

function buildCount({
  statuses,
  methods,
  isDue,
  hasRefundDue,
  hasPaymentToCheck,
  hasCashWithCarrier,
  returns,
  hasUndecidedReceipt,
  isBooked,
}: ViewCondition): Prisma.Sql {
  if (hasUndecidedReceipt)
    return Prisma.sql`(SELECT COUNT(DISTINCT order_id) FROM transfer_receipts WHERE status = 'SUBMITTED')`;
  if (returns)
    return Prisma.sql`(SELECT COUNT(DISTINCT order_id) FROM returns WHERE status IN (${Prisma.join([...returns])}))`;
  if (hasPaymentToCheck)
    return Prisma.sql`(SELECT COUNT(DISTINCT order_id) FROM payment_attempts WHERE status = 'UNDER_REVIEW' OR refund_requested IS NOT NULL)`;
  const conditions = [
    ...(statuses ? [Prisma.sql`status IN (${Prisma.join([...statuses])})`] : []),
    ...(methods ? [Prisma.sql`payment_method IN (${Prisma.join([...methods])})`] : []),
    ...(isBooked ? [Prisma.sql`booked_until IS NOT NULL AND paid > 0`] : []),
    ...(hasRefundDue ? [Prisma.sql`refund_due > 0`] : []),
    ...(hasCashWithCarrier ? [Prisma.sql`cash_with_carrier > 0`] : []),
    ...(isDue === undefined ? [] : [isDue ? Prisma.sql`due > 0` : Prisma.sql`due = 0`]),
  ];
  return Prisma.sql`(SELECT COUNT(*) FROM orders WHERE ${Prisma.join(conditions, ' AND ')})`;
}
