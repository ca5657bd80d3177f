import { ACTIVITIES_KEPT, type ActivityType } from '#domain/activity/activity.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface ActivityRecord {
  type: ActivityType;
  at: Date;
  data: object;
  productId?: string;
}

/** Writes a batch at once and lets the account's oldest activities go beyond what is kept; answers how many it wrote. */
export async function storeActivities(
  tx: Transaction,
  userId: string,
  records: readonly ActivityRecord[],
): Promise<number> {
  if (records.length === 0) return 0;
  const { count } = await tx.activity.createMany({
    data: records.map(({ data, ...record }) => ({ ...record, userId, data: data as Prisma.InputJsonObject })),
  });
  await removeOldest(tx, userId);
  return count;
}

async function removeOldest(tx: Transaction, userId: string): Promise<void> {
  const newestToGo = await tx.activity.findFirst({
    where: { userId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    skip: ACTIVITIES_KEPT,
    select: { at: true, id: true },
  });
  if (!newestToGo) return;
  const { at, id } = newestToGo;
  await tx.activity.deleteMany({ where: { userId, OR: [{ at: { lt: at } }, { at, id: { lte: id } }] } });
}
