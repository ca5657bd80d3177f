import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { savedViewSchema } from '#domain/reporting/savedViewSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { lockAccount } from '#graph/access/withAccount.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SaveViewInput } from '#graph/schema/schema.generated.ts';
import { type ListedView, listed } from './listViews.ts';
import { requireList } from './requireList.ts';
import { lockView } from './savedViews.queries.ts';

/** How many views of one list somebody may keep. */
const MAX = 50;

/** Keeps what a list shows under a name, or changes a view that is there. */
export async function saveView(context: GraphContext, { id, ...input }: SaveViewInput): Promise<ListedView> {
  const { id: userId } = requireViewer(context);
  const { list, name, query, isShared } = parseInput(savedViewSchema, input);
  requireList(context, list);
  const data = { name, query, isShared };

  return context.work(async (work) => {
    if (!id) {
      await lockAccount(work.db, userId);
      await requireRoom(work.db, { userId, list });
    }
    const before = id ? await lockView(work.db, { id, userId }) : null;
    if (before) requireList(context, before.list);
    const view = before
      ? await work.db.savedView.update({ where: { id: before.id }, data })
      : await work.db.savedView.create({ data: { ...data, list, ownerId: userId, createdAt: context.now } });
    await recordAudit(work.db, context, {
      action: 'view.save',
      entity: 'SavedView',
      entityId: view.id,
      ...(before && { before: { name: before.name, query: before.query, isShared: before.isShared } }),
      after: data,
    });
    const key = { userId, list: view.list };
    const chosen = await work.db.defaultView.findUnique({ where: { userId_list: key } });
    return listed(view, { userId, isDefault: chosen?.viewId === view.id });
  });
}

async function requireRoom(
  tx: Transaction,
  { userId, list }: { userId: string; list: string },
): Promise<void> {
  const kept = await tx.savedView.count({ where: { ownerId: userId, list } });
  if (kept >= MAX) throw new DomainError('VIEWS_FULL', { most: MAX });
}
