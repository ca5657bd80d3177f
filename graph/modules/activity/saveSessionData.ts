import { activityTime, VISITS_KEPT } from '#domain/activity/activity.ts';
import { sessionDataSchema } from '#domain/activity/activitySchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SaveSessionDataInput } from '#graph/schema/schema.generated.ts';
import { withConsent } from './withConsent.ts';

/** Stores a visit, or brings the one of this session id up to date; answers 1, or 0 where it stored nothing. */
export async function saveSessionData(context: GraphContext, input: SaveSessionDataInput): Promise<number> {
  const { sessionId, startTime, deviceInfo, browserInfo } = parseInput(sessionDataSchema, input).sessionData;
  const startedAt = activityTime(startTime, context.now);
  if (!startedAt) return 0;

  return withConsent(context, async (tx, userId) => {
    const visit = { startedAt, deviceInfo, browserInfo };
    await tx.activitySession.upsert({
      where: { userId_clientSessionId: { userId, clientSessionId: sessionId } },
      create: { ...visit, userId, clientSessionId: sessionId, createdAt: context.now },
      update: visit,
    });
    await removeOldest(tx, userId);
    return 1;
  });
}

async function removeOldest(tx: Transaction, userId: string): Promise<void> {
  const oldest = await tx.activitySession.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: VISITS_KEPT,
    select: { id: true },
  });
  if (oldest.length === 0) return;
  await tx.activitySession.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) }, userId } });
}
