import { countsAsSale } from '#domain/orders/orderLifecycle.ts';
import { calculateSales, NO_SALES, type Sales, type SoldOrder } from '#domain/reporting/sales.ts';
import type { ReadContext } from '#graph/context.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Returns an order's contribution to the sales figures: zero for a cancelled or returned order. */
export async function readOrderSales(context: ReadContext, order: Order): Promise<Sales> {
  const { id, status, credited } = order;
  if (!countsAsSale(status)) return NO_SALES;
  const shippingCredited = credited === 0 ? 0 : await getCreditedShipping(context, id);
  return calculateSales({ ...order, shippingCredited } satisfies SoldOrder);
}

async function getCreditedShipping(context: ReadContext, orderId: string): Promise<number> {
  return (await findCreditedShipping(context, orderId)) ?? 0;
}

const findCreditedShipping = createBatchedLoader(
  async ({ prisma }, orderIds): Promise<Map<string, number>> => {
    const sums = await prisma.return.groupBy({
      by: ['orderId'],
      where: { orderId: { in: orderIds } },
      _sum: { shipping: true },
    });
    return new Map(sums.map(({ orderId, _sum }) => [orderId, Number(_sum.shipping)]));
  },
);
