import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Returns the carrier fields of an order: the id and name of the listed carrier, or only the entered name if no carrier
 * is listed under it.
 */
export async function resolveCarrier(
  tx: Transaction,
  enteredName: string,
): Promise<Pick<Order, 'carrier' | 'carrierId'>> {
  const savedCarrier = await tx.carrier.findUnique({ where: { name: enteredName } });
  return { carrier: savedCarrier?.name ?? enteredName, carrierId: savedCarrier?.id ?? null };
}
