import {
  countsAsSale,
  NON_SALE_STATUSES,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/orderLifecycle.ts';
import { canSeeFigures } from '#graph/access/canSeeFigures.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter, InputMaybe, OrderStats } from '#graph/schema/schema.generated.ts';
import { buildOrderCondition } from './orderCondition.ts';
import { readOrderSales } from './readOrderSales.ts';

interface Group {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  count: number;
  /** In NPR. Null for staff who cannot see sales figures. */
  total: number | null;
}

/** Counts and sums the filtered orders in one consistent read. Staff who cannot see sales figures get only counts. */
export async function orderStats(
  context: GraphContext,
  filter: InputMaybe<AdminOrderFilter> | undefined,
): Promise<OrderStats> {
  const where = await buildOrderCondition(context, filter);
  const isCountOnly = !canSeeFigures(context);
  const [groups, sums] = await Promise.all([
    isCountOnly ? countGroups(context, where) : sumGroups(context, where),
    isCountOnly ? null : sumSales(context, { AND: [where, { status: { notIn: [...NON_SALE_STATUSES] } }] }),
  ]);
  const soldGroups = groups.filter(({ status }) => countsAsSale(status));
  const unpaidTotal = addUp(soldGroups.filter(({ paymentStatus }) => paymentStatus === 'UNPAID')).total;
  const { count } = addUp(soldGroups);

  return {
    total: addUp(groups).count,
    revenue: sums?.revenue ?? null,
    averageOrder: sums && (count === 0 ? 0 : Math.round(sums.revenue / count)),
    unpaid: sums && Number(unpaidTotal) + sums.partPaidDue,
    byStatus: ORDER_STATUSES.map((status) => {
      return {
        status,
        ...addUp(
          groups.filter((group) => group.status === status),
          isCountOnly,
        ),
      };
    }),
    byPaymentStatus: PAYMENT_STATUSES.map((status) => {
      return {
        status,
        ...addUp(
          groups.filter((group) => group.paymentStatus === status),
          isCountOnly,
        ),
      };
    }),
  };
}

async function countGroups({ prisma }: GraphContext, where: Prisma.OrderWhereInput): Promise<Group[]> {
  const rows = await prisma.order.groupBy({ by: ['status', 'paymentStatus'], where, _count: true });
  return rows.map(({ _count: count, ...groupKey }) => ({ ...groupKey, count, total: null }));
}

async function sumGroups({ prisma }: GraphContext, where: Prisma.OrderWhereInput): Promise<Group[]> {
  const groupFields = ['status', 'paymentStatus'] satisfies Prisma.OrderScalarFieldEnum[];
  const [rows, creditedGroups] = await Promise.all([
    prisma.order.groupBy({ by: groupFields, where, _count: true, _sum: { finalTotal: true } }),
    // Few orders have credits, so filtering by credit keeps this query from reading the other orders.
    prisma.order.groupBy({
      by: groupFields,
      where: { AND: [where, { credited: { gt: 0 }, status: { notIn: [...NON_SALE_STATUSES] } }] },
      _sum: { credited: true },
    }),
  ]);
  return rows.map(({ _count: count, _sum, ...groupKey }) => {
    const creditedTotal = creditedGroups.find((group) => isSame(group, groupKey))?._sum.credited;
    return { ...groupKey, count, total: Number(_sum.finalTotal) - Number(creditedTotal ?? 0) };
  });
}

/** Sums the revenue of sold orders and the amounts due of partly paid ones. */
async function sumSales(
  context: GraphContext,
  where: Prisma.OrderWhereInput,
): Promise<{ revenue: number; partPaidDue: number }> {
  const { prisma } = context;
  const [itemSums, creditedOrders, partPaidSums] = await Promise.all([
    prisma.order.aggregate({ where, _sum: { itemsTotal: true, discount: true } }),
    prisma.order.findMany({ where: { AND: [where, { credited: { gt: 0 } }] } }),
    prisma.order.aggregate({
      where: { AND: [where, { paymentStatus: 'PART_PAID' }] },
      _sum: { finalTotal: true, paid: true, refunded: true, credited: true },
    }),
  ]);
  const sales = await Promise.all(creditedOrders.map((order) => readOrderSales(context, order)));
  const returnsTotal = sales.reduce((sum, order) => sum + order.returns, 0);
  return {
    revenue: Number(itemSums._sum.itemsTotal) - Number(itemSums._sum.discount) - returnsTotal,
    partPaidDue: sumDue(partPaidSums._sum),
  };
}

function isSame(a: Omit<Group, 'count' | 'total'>, b: Omit<Group, 'count' | 'total'>): boolean {
  return a.status === b.status && a.paymentStatus === b.paymentStatus;
}

function sumDue({ finalTotal, paid, refunded, credited }: Record<string, number | null>): number {
  return Number(finalTotal) - Number(credited) - Number(paid) + Number(refunded);
}

function addUp(groups: readonly Group[], isCounted = false): { count: number; total: number | null } {
  return {
    count: groups.reduce((sum, { count }) => sum + count, 0),
    total: isCounted ? null : groups.reduce((sum, { total }) => sum + Number(total), 0),
  };
}
