import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Removes the second factor. Sign-in requires only the password again, and the app's and recovery codes become void.
 */
export async function removeFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.twoFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
