import { getActivityTime } from '#domain/activity/activity.ts';
import { type ActivityInput, recordActivitySchema } from '#domain/activity/activitySchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { RecordActivityInput } from '#graph/schema/schema.generated.ts';
import { type ActivityRecord, storeActivities } from './storeActivities.ts';
import { withConsent } from './withConsent.ts';

/**
 * Stores a batch of activity. Returns the number of records, where preferences count as one. Records that are too old
 * are omitted.
 */
export async function recordActivity(context: GraphContext, input: RecordActivityInput): Promise<number> {
  const { loginData, preferences, browsingData } = parseInput(recordActivitySchema, input);
  const activities = browsingData?.activities ?? [];
  const { now } = context;

  return withConsent(context, {
    viewedProductIds: activities.flatMap((sentActivity) =>
      sentActivity.type === 'PRODUCT_VIEW' ? [sentActivity.productId] : [],
    ),
    store: async (work, userId, existingProductIds) => {
      const records = toBrowsingRecords(activities, existingProductIds, now);
      if (loginData) records.push({ type: 'LOGIN', at: now, data: loginData });
      const storedCount = await storeActivities(work, userId, records);
      if (!preferences) return storedCount;

      await work.send(
        write(Prisma.sql`
          UPDATE users SET preferences = ${JSON.stringify(preferences)} WHERE id = ${userId}`),
      );
      return storedCount + 1;
    },
  });
}

/** Views of unknown products are stored without the product. */
function toBrowsingRecords(
  activities: readonly ActivityInput[],
  existingProductIds: ReadonlySet<string>,
  now: Date,
): ActivityRecord[] {
  return activities.flatMap((sentActivity): ActivityRecord[] => {
    const { type, timestamp, ...data } = sentActivity;
    const at = getActivityTime(timestamp, now);
    if (!at) return [];
    if (sentActivity.type !== 'PRODUCT_VIEW') return [{ type, at, data }];
    const { productId, details } = sentActivity;
    return [
      existingProductIds.has(productId) ? { type, at, data, productId } : { type, at, data: { details } },
    ];
  });
}
