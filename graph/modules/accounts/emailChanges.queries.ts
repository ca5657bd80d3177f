import type { ReadContext } from '#graph/context.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { EmailChange } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Returns the pending change of an account's address, or the change its owner objected to while the objection blocks
 * further changes.
 */
export const findEmailChange = createBatchedLoader(
  async (readContext, userIds): Promise<Map<string, EmailChange>> => {
    const { prisma, now } = readContext satisfies ReadContext;
    const changes = await prisma.emailChange.findMany({
      where: { userId: { in: userIds }, status: { in: ['PENDING', 'OBJECTED'] }, expiresAt: { gt: now } },
      orderBy: { requestedAt: 'asc' },
    });
    return new Map(changes.map((change) => [change.userId, change]));
  },
);

/** Returns the change that awaits verification. */
export function findPendingChange(
  tx: Transaction,
  { now }: { now: Date },
  userId: string,
): Promise<EmailChange | null> {
  return tx.emailChange.findFirst({ where: { userId, status: 'PENDING', expiresAt: { gt: now } } });
}

/** Cancels the pending change and voids both emailed links. Returns true if there was one. */
export async function cancelPendingChange(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({
    where: { userId, status: 'PENDING' },
    data: { status: 'CANCELLED', verifyTokenHash: null, objectTokenHash: null },
  });
  return count > 0;
}
