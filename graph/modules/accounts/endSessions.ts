import type { Transaction } from '#graph/prisma/transaction.ts';

/** Signs the account out everywhere, at once, or everywhere but in one session. Answers how many were open. */
export async function endSessions(
  tx: Transaction,
  userId: string,
  now: Date,
  { except }: { except?: string } = {},
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, expiresAt: { gt: now }, id: { not: except } },
    data: { endedAt: now },
  });
  return count;
}
