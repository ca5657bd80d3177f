import { requireViewer } from '#graph/access/requireViewer.ts';
import { accountRow } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { DirectWork } from '#graph/work/work.ts';

interface Consented {
  /** The ids of products that were looked at. */
  viewed?: readonly string[];
  /** Writes, and answers how many records; it is told which of them there are. */
  store(work: DirectWork, userId: string, known: Set<string>): Promise<number>;
}

/**
 * Stores something of the viewer's account if it has consented to that, and answers how many records; 0 without
 * consent. The account is held meanwhile, so that a consent that is taken back finds nothing written after it. Past
 * Prisma: a shop is looked at far more often than anything else is written.
 */
export function withConsent(context: GraphContext, { viewed = [], store }: Consented): Promise<number> {
  const { id } = requireViewer(context);
  const task = async (work: DirectWork) => {
    const [[account], known] = await work.send(
      rows<{ consents: 0 | 1 | null }>(
        Prisma.sql`SELECT has_activity_consent AS consents FROM users WHERE id = ${id} FOR UPDATE`,
      ),
      knownProducts(viewed),
    );
    return account?.consents ? store(work, id, known) : 0;
  };
  return context.directWork(task, { rows: [accountRow(id)], place: context.place });
}

/** Those of the ids that are a product's. */
function knownProducts(ids: readonly string[]): Statement<Set<string>> {
  const isAsked = ids.length > 0 ? Prisma.sql`id IN (${Prisma.join([...ids])})` : Prisma.sql`FALSE`;
  const { sql, read } = rows<{ id: string }>(Prisma.sql`SELECT id FROM products WHERE ${isAsked}`);
  return { sql, read: (result) => new Set(read(result).map(({ id }) => id)) };
}
