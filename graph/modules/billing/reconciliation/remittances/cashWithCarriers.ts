import { normaliseCarrierName } from '#domain/payments/reconciliation/normaliseRemittanceName.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { CarrierCash } from '#graph/schema/schema.generated.ts';

/** Returns the cash with each carrier, collected at the door and not yet remitted. */
export async function readCashWithCarriers(prisma: PrismaClient): Promise<CarrierCash[]> {
  const groups = await prisma.order.groupBy({
    by: ['carrier'],
    where: { cashWithCarrier: { gt: 0 } },
    _count: true,
    _sum: { cashWithCarrier: true },
    orderBy: { carrier: 'asc' },
  });
  return groups.map(({ carrier, _count, _sum }) => ({
    carrier,
    parcels: _count,
    amount: _sum.cashWithCarrier ?? 0,
  }));
}

/** Maximum number of carriers offered for selection. */
const MAX_CARRIERS = 200;

/**
 * Returns the store's carriers, then carriers that appear only in orders. Each is listed once, regardless of spelling.
 */
export async function listCarriers(prisma: PrismaClient): Promise<string[]> {
  const [carriers, orderCarriers] = await Promise.all([
    prisma.carrier.findMany({ select: { name: true }, orderBy: { name: 'asc' } }),
    prisma.order.groupBy({
      by: ['carrier'],
      where: { carrier: { not: null } },
      orderBy: { carrier: 'asc' },
      take: MAX_CARRIERS,
    }),
  ]);
  const names = [
    ...carriers.map(({ name }) => name),
    ...orderCarriers.flatMap(({ carrier }) => carrier || []),
  ];
  const nameByNormalisedName = new Map<string, string>();
  for (const name of names)
    if (!nameByNormalisedName.has(normaliseCarrierName(name)))
      nameByNormalisedName.set(normaliseCarrierName(name), name);
  return [...nameByNormalisedName.values()].slice(0, MAX_CARRIERS);
}
