import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { SetDefaultViewInput } from '#graph/schema/schema.generated.ts';
import { type ListedView, listViews } from './listViews.ts';
import { requireList } from './requireList.ts';
import { lockView } from './savedViews.queries.ts';

/** Chooses what the viewer's list begins with: a view of it, or the list as it comes. */
export async function setDefaultView(
  context: GraphContext,
  { list, viewId }: SetDefaultViewInput,
): Promise<ListedView[]> {
  const { id: userId } = requireViewer(context);
  requireList(context, list);
  await context.work(async (work) => {
    if (!viewId) return work.db.defaultView.deleteMany({ where: { userId, list } });

    const view = await lockView(work.db, { id: viewId, userId });
    if (view.list !== list) throw new DomainError('VIEW_OF_ANOTHER_LIST', 'viewId');
    return work.db.defaultView.upsert({
      where: { userId_list: { userId, list } },
      create: { userId, list, viewId },
      update: { viewId },
    });
  });
  return listViews(context, list);
}
