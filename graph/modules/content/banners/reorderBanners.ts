import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import type { ReorderBannersInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';

/** Says which banner comes before which. */
export function reorderBanners(context: GraphContext, { ids }: ReorderBannersInput): Promise<Banner[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM banners ORDER BY id FOR UPDATE`;
    const read = () => work.db.banner.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.banner.update({ where: { id }, data: { position } });
    work.publish(contentChanged());
    const after = await read();
    await recordAudit(work.db, context, {
      action: 'banner.order',
      entity: 'Banner',
      entityId: 'all',
      before: { order: before.map(({ title }) => title) },
      after: { order: after.map(({ title }) => title) },
    });
    return after;
  });
}
