import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { CourierCash } from '#graph/schema/schema.generated.ts';

/** Cash that couriers collected at the door and have not paid yet, by carrier. */
export async function courierCash(prisma: PrismaClient): Promise<CourierCash[]> {
  const groups = await prisma.order.groupBy({
    by: ['carrier'],
    where: { cashWithCourier: { gt: 0 } },
    _count: true,
    _sum: { cashWithCourier: true },
    orderBy: { carrier: 'asc' },
  });
  return groups.map(({ carrier, _count, _sum }) => ({
    carrier,
    parcels: _count,
    amount: _sum.cashWithCourier ?? 0,
  }));
}
