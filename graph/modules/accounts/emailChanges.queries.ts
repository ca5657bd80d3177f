import type { Reading } from '#graph/context.ts';
import { batched } from '#graph/prisma/batched.ts';
import type { EmailChange } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The open change of an account's address, or the one that its owner objected to while that blocks further changes. */
export const findEmailChange = batched(async (reading, userIds): Promise<Map<string, EmailChange>> => {
  const { prisma, now } = reading satisfies Reading;
  const found = await prisma.emailChange.findMany({
    where: { userId: { in: userIds }, status: { in: ['PENDING', 'OBJECTED'] }, expiresAt: { gt: now } },
    orderBy: { requestedAt: 'asc' },
  });
  return new Map(found.map((change) => [change.userId, change]));
});

/** The change that waits for its verification. */
export function findPendingChange(
  tx: Transaction,
  { now }: { now: Date },
  userId: string,
): Promise<EmailChange | null> {
  return tx.emailChange.findFirst({ where: { userId, status: 'PENDING', expiresAt: { gt: now } } });
}

/** Ends the change that waits, with both of its mailed links. Returns whether there was one. */
export async function endPendingChange(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({
    where: { userId, status: 'PENDING' },
    data: { status: 'CANCELLED', verifyTokenHash: null, objectTokenHash: null },
  });
  return count > 0;
}
