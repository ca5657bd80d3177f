import type { Transaction } from '#graph/prisma/transaction.ts';

/** Signing in asks for the password alone again; codes of the app and for recovery are worth nothing. */
export async function removeFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.twoFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
