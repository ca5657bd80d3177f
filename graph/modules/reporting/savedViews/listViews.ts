import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { SavedView } from '#graph/prisma/generated/client.ts';
import { requireList } from './requireList.ts';
import { usableBy } from './savedViews.queries.ts';

export interface ListedView extends Pick<SavedView, 'id' | 'list' | 'name' | 'query' | 'isShared'> {
  isMine: boolean;
  isDefault: boolean;
}

/** The views of a list that the viewer may use, by name. */
export async function listViews(context: GraphContext, list: string): Promise<ListedView[]> {
  const { id: userId } = requireViewer(context);
  requireList(context, list);
  const found = await context.prisma.savedView.findMany({
    where: { list, ...usableBy(userId) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: { defaultFor: { where: { userId, list } } },
  });
  return found.map((view) => listed(view, { userId, isDefault: view.defaultFor.length > 0 }));
}

export function listed(
  { id, list, name, query, isShared, ownerId }: SavedView,
  { userId, isDefault }: { userId: string; isDefault: boolean },
): ListedView {
  return { id, list, name, query, isShared, isMine: ownerId === userId, isDefault };
}
