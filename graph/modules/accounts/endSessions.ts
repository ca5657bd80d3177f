import type { Transaction } from '#graph/prisma/transaction.ts';

interface SessionExceptions {
  /** Id of the session to leave open. */
  except?: string;
  /** Id of the session whose device stays known. Defaults to the session left open. */
  knownDeviceSessionId?: string;
}

/**
 * Ends all sessions of the account, except one if given, and forgets its known devices. Returns the number of
 * sessions ended.
 */
export async function endSessions(
  tx: Transaction,
  userId: string,
  now: Date,
  { except, knownDeviceSessionId = except }: SessionExceptions = {},
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, expiresAt: { gt: now }, id: { not: except } },
    data: { endedAt: now },
  });
  await tx.knownDevice.deleteMany({
    where: {
      userId,
      ...(knownDeviceSessionId !== undefined && { sessions: { none: { id: knownDeviceSessionId } } }),
    },
  });
  return count;
}
