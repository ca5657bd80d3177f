import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { savedViewSchema } from '#domain/reporting/savedViewSchema.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { lockAccount } from '#graph/access/withAccount.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma, SavedView } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  CreateSavedViewInput,
  DeleteSavedViewInput,
  SetDefaultSavedViewInput,
  UpdateSavedViewInput,
} from '#graph/schema/schema.generated.ts';
import { exportedLists, isListName } from '../exports/exportedLists.ts';

export interface ListedView extends Pick<SavedView, 'id' | 'list' | 'name' | 'query' | 'isShared'> {
  isMine: boolean;
  isDefault: boolean;
}

/** Returns the saved views of a list that the viewer can use, sorted by name. */
export async function listViews(context: GraphContext, list: string): Promise<ListedView[]> {
  const { id: userId } = requireViewer(context);
  requireListAccess(context, list);
  const views = await context.prisma.savedView.findMany({
    where: { list, ...buildUsableCondition(userId) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: { defaultFor: { where: { userId, list } } },
  });
  return views.map((view) => toListedView(view, { userId, isDefault: view.defaultFor.length > 0 }));
}

function toListedView(
  { id, list, name, query, isShared, ownerId }: SavedView,
  { userId, isDefault }: { userId: string; isDefault: boolean },
): ListedView {
  return { id, list, name, query, isShared, isMine: ownerId === userId, isDefault };
}

/** Maximum number of views of one list that an account can save. */
const MAX_VIEWS = 50;

/** Saves the query of a list under a name. */
export async function createSavedView(
  context: GraphContext,
  input: CreateSavedViewInput,
): Promise<ListedView> {
  const { id: userId } = requireViewer(context);
  const data = parseInput(savedViewSchema, input);
  const { list, name, query, isShared } = data;
  requireListAccess(context, list);
  return context.work(async (work) => {
    await lockAccount(work.db, userId);
    await assertViewLimit(work.db, { userId, list });
    const view = await work.db.savedView.create({
      data: { ...data, ownerId: userId, createdAt: context.now },
    });
    await recordAudit(work.db, context, {
      action: 'view.create',
      entity: 'SavedView',
      entityId: view.id,
      after: { name, query, isShared },
    });
    return toListedView(view, { userId, isDefault: false });
  });
}

/** Changes only the fields present in the input. */
export async function updateSavedView(
  context: GraphContext,
  { id, ...input }: UpdateSavedViewInput,
): Promise<ListedView> {
  const { id: userId } = requireViewer(context);
  return context.work(async (work) => {
    const previousView = await lockView(work.db, { id, userId });
    requireListAccess(context, previousView.list);
    const { list, ...data } = parseInput(savedViewSchema, { ...previousView, ...input });
    const changedFields = getChangedFields({ ...previousView }, data);
    const view = changedFields ? await work.db.savedView.update({ where: { id }, data }) : previousView;
    if (changedFields)
      await recordAudit(work.db, context, {
        action: 'view.update',
        entity: 'SavedView',
        entityId: id,
        ...changedFields,
      });
    const defaultView = await work.db.defaultView.findUnique({ where: { userId_list: { userId, list } } });
    return toListedView(view, { userId, isDefault: defaultView?.viewId === id });
  });
}

async function assertViewLimit(
  tx: Transaction,
  { userId, list }: { userId: string; list: string },
): Promise<void> {
  const viewCount = await tx.savedView.count({ where: { ownerId: userId, list } });
  if (viewCount >= MAX_VIEWS) throw new DomainError('TOO_MANY_VIEWS', { most: MAX_VIEWS });
}

/** Deletes a view. Accounts that had it as their default view then have none. */
export async function deleteSavedView(context: GraphContext, { id }: DeleteSavedViewInput): Promise<string> {
  const { id: userId } = requireViewer(context);
  return context.work(async (work) => {
    const { list, name, query, isShared } = await lockView(work.db, { id, userId });
    requireListAccess(context, list);
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

/** Sets the viewer's default view of a list, or removes it. */
export async function setDefaultSavedView(
  context: GraphContext,
  { list, viewId }: SetDefaultSavedViewInput,
): Promise<ListedView[]> {
  const { id: userId } = requireViewer(context);
  requireListAccess(context, list);
  await context.work(async (work) => {
    if (!viewId) return work.db.defaultView.deleteMany({ where: { userId, list } });

    const view = await lockView(work.db, { id: viewId, userId });
    if (view.list !== list) throw new DomainError('VIEW_LIST_MISMATCH', 'viewId');
    return work.db.defaultView.upsert({
      where: { userId_list: { userId, list } },
      create: { userId, list, viewId },
      update: { viewId },
    });
  });
  return listViews(context, list);
}

/** Matches the views that an account can use and change: its own and the shared ones. */
function buildUsableCondition(userId: string): Prisma.SavedViewWhereInput {
  return { OR: [{ ownerId: userId }, { isShared: true }] };
}

/** Locks a view that the account can use. Throws NOT_FOUND for any other. */
async function lockView(tx: Transaction, { id, userId }: { id: string; userId: string }): Promise<SavedView> {
  await tx.$queryRaw`SELECT id FROM saved_views WHERE id = ${id} FOR UPDATE`;
  const view = await tx.savedView.findFirst({ where: { id, ...buildUsableCondition(userId) } });
  if (!view) throw new DomainError('VIEW_NOT_FOUND', 'id');
  return view;
}

/** Throws if the viewer cannot see the list, since its views reveal other people's searches. */
function requireListAccess(context: GraphContext, list: string): void {
  if (isListName(list)) requirePermission(context, exportedLists[list].action);
}
