import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Removes the second factor. Sign-in requires only the password again, and the codes of the app and the recovery codes
 * become invalid.
 */
export async function removeFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.twoFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
