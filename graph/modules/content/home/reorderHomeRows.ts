import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { HomeRow } from '#graph/prisma/generated/client.ts';
import type { ReorderHomeRowsInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';

/** Says in which order the rows of home stand. */
export function reorderHomeRows(context: GraphContext, { ids }: ReorderHomeRowsInput): Promise<HomeRow[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM home_rows ORDER BY id FOR UPDATE`;
    const read = () => work.db.homeRow.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.homeRow.update({ where: { id }, data: { position } });
    work.publish(contentChanged());
    const after = await read();
    await recordAudit(work.db, context, {
      action: 'homeRow.order',
      entity: 'HomeRow',
      entityId: 'all',
      before: { order: before.map(({ kind, title }) => title ?? kind) },
      after: { order: after.map(({ kind, title }) => title ?? kind) },
    });
    return after;
  });
}
