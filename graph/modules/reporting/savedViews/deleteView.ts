import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { DeleteViewInput } from '#graph/schema/schema.generated.ts';
import { requireList } from './requireList.ts';
import { lockView } from './savedViews.queries.ts';

/** Deletes a view. Whoever's list began with it begins with the list as it comes. */
export async function deleteView(context: GraphContext, { id }: DeleteViewInput): Promise<string> {
  const { id: userId } = requireViewer(context);
  return inTransaction(context.prisma, async (tx) => {
    const { list, name, query, shared } = await lockView(tx, { id, userId });
    requireList(context, list);
    await tx.savedView.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'view.delete',
      entity: 'SavedView',
      entityId: id,
      before: { name, query, shared },
    });
    return id;
  });
}
