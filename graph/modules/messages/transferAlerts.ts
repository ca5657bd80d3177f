import type { Transaction } from '#graph/prisma/transaction.ts';
import { toWaitingKey } from './alerts/waitingKey.ts';

/** Hands what was waited for at an address as a guest to the account of that address; of two alike one is kept. */
export async function takeOverAlerts(
  tx: Transaction,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const waiting = await tx.alert.findMany({ where: { userId: null, email, sentAt: null } });
  for (const alert of waiting) {
    const waitingKey = toWaitingKey(alert, userId);
    const isKnown = (await tx.alert.count({ where: { waitingKey } })) > 0;
    if (isKnown) await tx.alert.delete({ where: { id: alert.id } });
    else await tx.alert.update({ where: { id: alert.id }, data: { userId, email: null, waitingKey } });
  }
}
