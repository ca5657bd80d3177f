import { type ActivityType, MAX_ACTIVITIES } from '#domain/activity/activity.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { selectRows, write } from '#graph/prisma/direct/statement.ts';
import { type Activity, Prisma } from '#graph/prisma/generated/client.ts';
import type { DirectWork } from '#graph/work/work.ts';

export interface ActivityRecord {
  type: ActivityType;
  at: Date;
  data: object;
  productId?: string;
}

/** Writes a batch and deletes the account's oldest activities beyond the limit. Returns the number written. */
export async function storeActivities(
  work: DirectWork,
  userId: string,
  records: readonly ActivityRecord[],
): Promise<number> {
  if (records.length === 0) return 0;
  const [, [newestToRemove]] = await work.send(
    insertInto(
      'Activity',
      records.map(({ data, ...record }) => ({ ...record, userId, data: data as Prisma.InputJsonObject })),
    ),
    selectRows<Pick<Activity, 'at' | 'id'>>(Prisma.sql`
      SELECT at, id FROM activities WHERE user_id = ${userId} ORDER BY at DESC, id DESC
      LIMIT 1 OFFSET ${MAX_ACTIVITIES}`),
  );
  if (newestToRemove) await removeOldActivities(work, userId, newestToRemove);
  return records.length;
}

async function removeOldActivities(
  work: DirectWork,
  userId: string,
  { at, id }: Pick<Activity, 'at' | 'id'>,
) {
  await work.send(
    write(Prisma.sql`
      DELETE FROM activities WHERE user_id = ${userId} AND (at < ${at} OR (at = ${at} AND id <= ${id}))`),
  );
}
