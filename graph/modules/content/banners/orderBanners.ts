import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { OrderBannersInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/snapshot/shopChange.ts';

/** Says which banner comes before which. */
export function orderBanners(context: GraphContext, { ids }: OrderBannersInput): Promise<Banner[]> {
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM banners ORDER BY id FOR UPDATE`;
    const read = () => tx.banner.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries()) await tx.banner.update({ where: { id }, data: { position } });
    await contentChanged(tx);
    const after = await read();
    await recordAudit(tx, context, {
      action: 'banner.order',
      entity: 'Banner',
      entityId: 'all',
      before: { order: before.map(({ title }) => title) },
      after: { order: after.map(({ title }) => title) },
    });
    return after;
  });
}
