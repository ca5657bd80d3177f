import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';

/** A change is written before its transaction ends, and clocks differ by a little: rather twice than never. */
const MARGIN_MS = 30_000;
/** For so long changes are known for certain: they are kept for a day. */
const LONGEST_MS = 12 * 3_600_000;
const MOST_READ = 5000;

/**
 * What has changed since the time in an id of the stream; null where nobody knows: that long ago, that much, or an id that
 * is none.
 */
export async function readMissed(
  direct: DirectDatabase,
  { lastId, now }: { lastId: string; now: Date },
): Promise<StoreChange[] | null> {
  const since = new Date(lastId).getTime();
  const ago = now.getTime() - since;
  if (!(ago >= -MARGIN_MS && ago < LONGEST_MS)) return null;
  const [changes] = await direct.send(
    rows<StoreChange>(Prisma.sql`
      SELECT kind, subject_id AS subjectId FROM events
      WHERE at > UTC_TIMESTAMP(3) - INTERVAL ${Math.ceil((ago + MARGIN_MS) / 1000)} SECOND
      ORDER BY at LIMIT ${MOST_READ + 1}`),
  );
  return changes.length > MOST_READ ? null : changes;
}
