import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  UNSOLD,
} from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import type { AdminOrderFilter, InputMaybe, OrderStats } from '#graph/schema/schema.generated.ts';
import { orderCondition } from './orderCondition.ts';

interface Group {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  count: number;
  total: number;
}

/** How many orders a filter keeps and what they come to, in one reading. */
export async function orderStats(
  context: GraphContext,
  filter: InputMaybe<AdminOrderFilter> | undefined,
): Promise<OrderStats> {
  const where = await orderCondition(context, filter);
  const [rows, creditedTo, partPaid] = await Promise.all([
    context.prisma.order.groupBy({
      by: ['status', 'paymentStatus'],
      where,
      _count: true,
      _sum: { finalTotal: true },
    }),
    // Few orders have anything credited; they are found by it, and leave the index of the others alone.
    context.prisma.order.groupBy({
      by: ['status', 'paymentStatus'],
      where: { AND: [where, { credited: { gt: 0 }, status: { notIn: [...UNSOLD] } }] },
      _sum: { credited: true },
    }),
    context.prisma.order.aggregate({
      where: { AND: [where, { paymentStatus: 'PART_PAID', status: { notIn: [...UNSOLD] } }] },
      _sum: { finalTotal: true, paid: true, refunded: true, credited: true },
    }),
  ]);
  const groups: Group[] = rows.map(({ _count: count, _sum, ...standing }) => {
    const credited = creditedTo.find((group) => isSame(group, standing))?._sum.credited;
    return { ...standing, count, total: Number(_sum.finalTotal) - Number(credited ?? 0) };
  });
  const sold = groups.filter(({ status }) => !UNSOLD.some((unsold) => unsold === status));
  const { count, total: revenue } = addUp(sold);

  return {
    total: addUp(groups).count,
    revenue,
    averageOrder: count === 0 ? 0 : Math.round(revenue / count),
    unpaid:
      addUp(sold.filter(({ paymentStatus }) => paymentStatus === 'UNPAID')).total + sumDue(partPaid._sum),
    byStatus: ORDER_STATUSES.map((status) => {
      return { status, ...addUp(groups.filter((group) => group.status === status)) };
    }),
    byPaymentStatus: PAYMENT_STATUSES.map((status) => {
      return { status, ...addUp(groups.filter((group) => group.paymentStatus === status)) };
    }),
  };
}

function isSame(one: Omit<Group, 'count' | 'total'>, other: Omit<Group, 'count' | 'total'>): boolean {
  return one.status === other.status && one.paymentStatus === other.paymentStatus;
}

function sumDue({ finalTotal, paid, refunded, credited }: Record<string, number | null>): number {
  return Number(finalTotal) - Number(credited) - Number(paid) + Number(refunded);
}

function addUp(groups: readonly Group[]): { count: number; total: number } {
  return {
    count: groups.reduce((sum, { count }) => sum + count, 0),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  };
}
