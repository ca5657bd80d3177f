import { ACTIVITIES_KEPT, type ActivityType } from '#domain/activity/activity.ts';
import type { DirectTransaction } from '#graph/prisma/direct/directDatabase.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { rows, write } from '#graph/prisma/direct/statement.ts';
import { type Activity, Prisma } from '#graph/prisma/generated/client.ts';

export interface ActivityRecord {
  type: ActivityType;
  at: Date;
  data: object;
  productId?: string;
}

/** Writes a batch at once and lets the account's oldest activities go beyond what is kept; answers how many it wrote. */
export async function storeActivities(
  tx: DirectTransaction,
  userId: string,
  records: readonly ActivityRecord[],
): Promise<number> {
  if (records.length === 0) return 0;
  const [, [newestToGo]] = await tx.send(
    insertInto(
      'Activity',
      records.map(({ data, ...record }) => ({ ...record, userId, data: data as Prisma.InputJsonObject })),
    ),
    rows<Pick<Activity, 'at' | 'id'>>(Prisma.sql`
      SELECT at, id FROM activities WHERE user_id = ${userId} ORDER BY at DESC, id DESC
      LIMIT 1 OFFSET ${ACTIVITIES_KEPT}`),
  );
  if (newestToGo) await removeFrom(tx, userId, newestToGo);
  return records.length;
}

async function removeFrom(tx: DirectTransaction, userId: string, { at, id }: Pick<Activity, 'at' | 'id'>) {
  await tx.send(
    write(Prisma.sql`
      DELETE FROM activities WHERE user_id = ${userId} AND (at < ${at} OR (at = ${at} AND id <= ${id}))`),
  );
}
