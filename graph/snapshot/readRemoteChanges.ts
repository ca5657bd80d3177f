import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { WRITER_ID } from '#graph/work/pendingEvents.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';

export type StoredChange = StoreChange & { id: string };

/** Returns the events that other servers wrote in the last `seconds` seconds, according to the database's clock. */
export async function readRemoteChanges(direct: DirectDatabase, seconds: number): Promise<StoredChange[]> {
  const [changes] = await direct.send(
    selectRows<StoredChange>(Prisma.sql`
      SELECT id, kind, subject_id AS subjectId FROM events
      WHERE at > UTC_TIMESTAMP(3) - INTERVAL ${seconds} SECOND AND writer <> ${WRITER_ID}`),
  );
  return changes;
}
