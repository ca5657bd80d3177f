import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { type ShopChange, WRITER } from './shopChange.ts';

export type KeptChange = ShopChange & { id: string };

/** What other servers wrote in the last seconds, by the database's clock. */
export async function readChanges(direct: DirectDatabase, seconds: number): Promise<KeptChange[]> {
  const [changes] = await direct.send(
    rows<KeptChange>(Prisma.sql`
      SELECT id, kind, product_id AS productId, subject_id AS subjectId FROM shop_changes
      WHERE at > UTC_TIMESTAMP(3) - INTERVAL ${seconds} SECOND AND writer <> ${WRITER}`),
  );
  return changes;
}
