import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteViewInput } from '#graph/schema/schema.generated.ts';
import { requireList } from './requireList.ts';
import { lockView } from './savedViews.queries.ts';

/** Deletes a view. Whoever's list began with it begins with the list as it comes. */
export async function deleteView(context: GraphContext, { id }: DeleteViewInput): Promise<string> {
  const { id: userId } = requireViewer(context);
  return context.work(async (work) => {
    const { list, name, query, isShared } = await lockView(work.db, { id, userId });
    requireList(context, list);
    await work.db.savedView.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'view.delete',
      entity: 'SavedView',
      entityId: id,
      before: { name, query, isShared },
    });
    return id;
  });
}
