import type { Transaction } from '#graph/prisma/transaction.ts';

interface Exceptions {
  /** A session that stays open. */
  except?: string;
  /** A session whose device stays known; that of the one that stays open where none is named. */
  knownAt?: string;
}

/**
 * Signs the account out everywhere, at once, or everywhere but in one session, and forgets the devices that it has signed
 * in on. Answers how many sessions were open.
 */
export async function endSessions(
  tx: Transaction,
  userId: string,
  now: Date,
  { except, knownAt = except }: Exceptions = {},
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, expiresAt: { gt: now }, id: { not: except } },
    data: { endedAt: now },
  });
  await tx.knownDevice.deleteMany({
    where: { userId, ...(knownAt !== undefined && { sessions: { none: { id: knownAt } } }) },
  });
  return count;
}
