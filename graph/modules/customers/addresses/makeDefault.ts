import type { Transaction } from '#graph/prisma/transaction.ts';

/** Makes an own address the default in place of the one that was. Hold the account first. */
export async function makeDefault(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.savedAddress.updateMany({ where: { defaultOfId: userId }, data: { defaultOfId: null } });
  await tx.savedAddress.update({ where: { id, userId }, data: { defaultOfId: userId } });
}
