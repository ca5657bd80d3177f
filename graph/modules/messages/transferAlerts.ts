import type { Transaction } from '#graph/prisma/transaction.ts';
import { toWaitingKey } from './alerts/waitingKey.ts';

/** Moves a guest's alerts to the account with the same address. If both have the same alert, one is kept. */
export async function transferAlerts(
  tx: Transaction,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const pendingAlerts = await tx.alert.findMany({ where: { userId: null, email, sentAt: null } });
  for (const alert of pendingAlerts) {
    const waitingKey = toWaitingKey(alert, userId);
    const isDuplicate = (await tx.alert.count({ where: { waitingKey } })) > 0;
    if (isDuplicate) await tx.alert.delete({ where: { id: alert.id } });
    else await tx.alert.update({ where: { id: alert.id }, data: { userId, email: null, waitingKey } });
  }
}
