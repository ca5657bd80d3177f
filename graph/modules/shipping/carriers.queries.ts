import type { Carrier, Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** By name; there are so few that nobody pages through them. */
export function listCarriers(prisma: PrismaClient): Promise<Carrier[]> {
  return prisma.carrier.findMany({ orderBy: { name: 'asc' } });
}

/**
 * What an order keeps of who carries it: of one in the store's list its name as it stands there, of any other what was
 * written.
 */
export async function carriedBy(
  tx: Transaction,
  written: string,
): Promise<Pick<Order, 'carrier' | 'carrierId'>> {
  const known = await tx.carrier.findUnique({ where: { name: written } });
  return { carrier: known?.name ?? written, carrierId: known?.id ?? null };
}
