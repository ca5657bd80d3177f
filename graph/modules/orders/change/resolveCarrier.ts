import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

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
