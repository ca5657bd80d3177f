import {
  countsAsSale,
  EXCLUDED_FROM_SALES,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/orderLifecycle.ts';
import { canSeeFigures } from '#graph/access/canSeeFigures.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter, InputMaybe, OrderStats } from '#graph/schema/schema.generated.ts';
import { orderCondition } from './orderCondition.ts';
import { orderSales } from './orderSales.ts';

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
  const where = await orderCondition(context, filter);
  const isCounted = !canSeeFigures(context);
  const [groups, sums] = await Promise.all([
    isCounted ? countGroups(context, where) : sumGroups(context, where),
    isCounted ? null : sumSold(context, { AND: [where, { status: { notIn: [...EXCLUDED_FROM_SALES] } }] }),
  ]);
  const sold = groups.filter(({ status }) => countsAsSale(status));
  const unpaid = addUp(sold.filter(({ paymentStatus }) => paymentStatus === 'UNPAID')).total;
  const { count } = addUp(sold);

  return {
    total: addUp(groups).count,
    revenue: sums?.revenue ?? null,
    averageOrder: sums && (count === 0 ? 0 : Math.round(sums.revenue / count)),
    unpaid: sums && Number(unpaid) + sums.partPaidDue,
    byStatus: ORDER_STATUSES.map((status) => {
      return {
        status,
        ...addUp(
          groups.filter((group) => group.status === status),
          isCounted,
        ),
      };
    }),
    byPaymentStatus: PAYMENT_STATUSES.map((status) => {
      return {
        status,
        ...addUp(
          groups.filter((group) => group.paymentStatus === status),
          isCounted,
        ),
      };
    }),
  };
}

async function countGroups({ prisma }: GraphContext, where: Prisma.OrderWhereInput): Promise<Group[]> {
  const rows = await prisma.order.groupBy({ by: ['status', 'paymentStatus'], where, _count: true });
  return rows.map(({ _count: count, ...standing }) => ({ ...standing, count, total: null }));
}

async function sumGroups({ prisma }: GraphContext, where: Prisma.OrderWhereInput): Promise<Group[]> {
  const by = ['status', 'paymentStatus'] satisfies Prisma.OrderScalarFieldEnum[];
  const [rows, creditedTo] = await Promise.all([
    prisma.order.groupBy({ by, where, _count: true, _sum: { finalTotal: true } }),
    // Few orders have credits, so filtering by credit keeps this query from reading the other orders.
    prisma.order.groupBy({
      by,
      where: { AND: [where, { credited: { gt: 0 }, status: { notIn: [...EXCLUDED_FROM_SALES] } }] },
      _sum: { credited: true },
    }),
  ]);
  return rows.map(({ _count: count, _sum, ...standing }) => {
    const credited = creditedTo.find((group) => isSame(group, standing))?._sum.credited;
    return { ...standing, count, total: Number(_sum.finalTotal) - Number(credited ?? 0) };
  });
}

/** Sums the revenue of sold orders and the amounts due of partly paid ones. */
async function sumSold(
  context: GraphContext,
  where: Prisma.OrderWhereInput,
): Promise<{ revenue: number; partPaidDue: number }> {
  const { prisma } = context;
  const [items, credited, partPaid] = await Promise.all([
    prisma.order.aggregate({ where, _sum: { itemsTotal: true, discount: true } }),
    prisma.order.findMany({ where: { AND: [where, { credited: { gt: 0 } }] } }),
    prisma.order.aggregate({
      where: { AND: [where, { paymentStatus: 'PART_PAID' }] },
      _sum: { finalTotal: true, paid: true, refunded: true, credited: true },
    }),
  ]);
  const sales = await Promise.all(credited.map((order) => orderSales(context, order)));
  const returns = sales.reduce((sum, order) => sum + order.returns, 0);
  return {
    revenue: Number(items._sum.itemsTotal) - Number(items._sum.discount) - returns,
    partPaidDue: sumDue(partPaid._sum),
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
