import { carrierName } from '#domain/payments/reconciliation/remittanceName.ts';
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

/** A list to choose from is no longer than this. */
const MOST_COURIERS = 200;

/** The couriers of the store's list, then carriers that only orders name, each once however it is spelled. */
export async function listCouriers(prisma: PrismaClient): Promise<string[]> {
  const [listed, ofOrders] = await Promise.all([
    prisma.carrier.findMany({ select: { name: true }, orderBy: { name: 'asc' } }),
    prisma.order.groupBy({
      by: ['carrier'],
      where: { carrier: { not: null } },
      orderBy: { carrier: 'asc' },
      take: MOST_COURIERS,
    }),
  ]);
  const names = [...listed.map(({ name }) => name), ...ofOrders.flatMap(({ carrier }) => carrier || [])];
  const byName = new Map<string, string>();
  for (const name of names) if (!byName.has(carrierName(name))) byName.set(carrierName(name), name);
  return [...byName.values()].slice(0, MOST_COURIERS);
}
