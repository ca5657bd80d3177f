import { v7 as uuidv7 } from 'uuid';
import { getActivityTime, MAX_VISITS } from '#domain/activity/activity.ts';
import { sessionDataSchema } from '#domain/activity/activitySchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import { selectRows, write } from '#graph/prisma/direct/statement.ts';
import { type ActivitySession, Prisma } from '#graph/prisma/generated/client.ts';
import type { SaveSessionDataInput } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { withConsent } from './withConsent.ts';

/** Stores a session record or updates the one with this id. Returns 1, or 0 if nothing was stored. */
export async function saveSessionData(context: GraphContext, input: SaveSessionDataInput): Promise<number> {
  const { sessionId, startTime, deviceInfo, browserInfo } = parseInput(sessionDataSchema, input).sessionData;
  const startedAt = getActivityTime(startTime, context.now);
  if (!startedAt) return 0;

  return withConsent(context, { store });

  async function store(work: DirectWork, userId: string) {
    const [, [newestToRemove]] = await work.send(
      write(Prisma.sql`
        INSERT INTO activity_sessions
          (id, user_id, client_session_id, started_at, device_info, browser_info, created_at)
        VALUES (${uuidv7()}, ${userId}, ${sessionId}, ${startedAt}, ${JSON.stringify(deviceInfo)},
          ${JSON.stringify(browserInfo)}, ${context.now})
        ON DUPLICATE KEY UPDATE started_at = VALUES(started_at), device_info = VALUES(device_info),
          browser_info = VALUES(browser_info)`),
      selectRows<Pick<ActivitySession, 'createdAt' | 'id'>>(Prisma.sql`
        SELECT created_at AS createdAt, id FROM activity_sessions WHERE user_id = ${userId}
        ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET ${MAX_VISITS}`),
    );
    if (newestToRemove) await removeOldSessions(work, userId, newestToRemove);
    return 1;
  }
}

function removeOldSessions(
  work: DirectWork,
  userId: string,
  { createdAt, id }: Pick<ActivitySession, 'createdAt' | 'id'>,
) {
  return work.send(
    write(Prisma.sql`
      DELETE FROM activity_sessions
      WHERE user_id = ${userId} AND (created_at < ${createdAt} OR (created_at = ${createdAt} AND id <= ${id}))`),
  );
}
