import { requireViewer } from '#graph/access/requireViewer.ts';
import { getAccountRowKey } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { DirectWork } from '#graph/work/work.ts';

interface ConsentedWrite {
  /** Ids of the viewed products. */
  viewedProductIds?: readonly string[];
  /** Writes the records and returns their number. `existingProductIds` contains the viewed products that exist. */
  store(work: DirectWork, userId: string, existingProductIds: Set<string>): Promise<number>;
}

/**
 * Stores activity of the viewer's account if the customer has consented. Returns the number of records, or 0 without
 * consent. Locks the account, so that nothing is written after consent is withdrawn. Bypasses Prisma, because product
 * views are the most frequent writes.
 */
export function withConsent(
  context: GraphContext,
  { viewedProductIds = [], store }: ConsentedWrite,
): Promise<number> {
  const { id } = requireViewer(context);
  const task = async (work: DirectWork) => {
    const [[account], existingProductIds] = await work.send(
      selectRows<{ consents: 0 | 1 | null }>(
        Prisma.sql`SELECT has_activity_consent AS consents FROM users WHERE id = ${id} FOR UPDATE`,
      ),
      readExistingProducts(viewedProductIds),
    );
    return account?.consents ? store(work, id, existingProductIds) : 0;
  };
  return context.directWork(task, { rows: [getAccountRowKey(id)], slot: context.slot });
}

/** Returns the ids of products that exist. */
function readExistingProducts(ids: readonly string[]): Statement<Set<string>> {
  const condition = ids.length > 0 ? Prisma.sql`id IN (${Prisma.join([...ids])})` : Prisma.sql`FALSE`;
  const { sql, read } = selectRows<{ id: string }>(Prisma.sql`SELECT id FROM products WHERE ${condition}`);
  return { sql, read: (result) => new Set(read(result).map(({ id }) => id)) };
}
