import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';

/**
 * Events are stamped before their transaction commits, and clocks differ slightly. Sending an event twice is better
 * than missing one.
 */
const MARGIN_MS = 30_000;
/** Longest gap that can be filled with certainty. Events are stored for a day. */
const MAX_GAP_MS = 12 * 3_600_000;
const MAX_CHANGES = 5000;

/**
 * Returns the changes since the time in an event id; null if they are unknown because the id is invalid or too old,
 * or there are too many.
 */
export async function readMissedChanges(
  directDatabase: DirectDatabase,
  { lastId, now }: { lastId: string; now: Date },
): Promise<StoreChange[] | null> {
  const lastEventMs = new Date(lastId).getTime();
  const elapsedMs = now.getTime() - lastEventMs;
  if (!(elapsedMs >= -MARGIN_MS && elapsedMs < MAX_GAP_MS)) return null;
  const [changes] = await directDatabase.send(
    selectRows<StoreChange>(Prisma.sql`
      SELECT kind, subject_id AS subjectId FROM events
      WHERE at > UTC_TIMESTAMP(3) - INTERVAL ${Math.ceil((elapsedMs + MARGIN_MS) / 1000)} SECOND
      ORDER BY at LIMIT ${MAX_CHANGES + 1}`),
  );
  return changes.length > MAX_CHANGES ? null : changes;
}
