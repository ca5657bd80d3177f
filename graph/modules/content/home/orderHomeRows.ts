import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { HomeRow } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { OrderHomeRowsInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/snapshot/shopChange.ts';

/** Says in which order the rows of home stand. */
export function orderHomeRows(context: GraphContext, { ids }: OrderHomeRowsInput): Promise<HomeRow[]> {
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM home_rows ORDER BY id FOR UPDATE`;
    const read = () => tx.homeRow.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries())
      await tx.homeRow.update({ where: { id }, data: { position } });
    await contentChanged(tx);
    const after = await read();
    await recordAudit(tx, context, {
      action: 'homeRow.order',
      entity: 'HomeRow',
      entityId: 'all',
      before: { order: before.map(({ kind, title }) => title ?? kind) },
      after: { order: after.map(({ kind, title }) => title ?? kind) },
    });
    return after;
  });
}
