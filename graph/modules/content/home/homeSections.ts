import { homeSectionSchema } from '#domain/content/homeSectionSchema.ts';
import { requireCompleteOrder } from '#domain/content/requireCompleteOrder.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { HomeSection } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  CreateHomeSectionInput,
  DeleteHomeSectionInput,
  ReorderHomeSectionsInput,
  UpdateHomeSectionInput,
} from '#graph/schema/schema.generated.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';

/** Returns the visible home sections, except those of a hidden collection. */
export function listVisibleHomeSections(snapshot: SnapshotReader): HomeSection[] {
  const rows = snapshot.filterPublished(snapshot.content.rows);
  if (rows.every(({ collectionId }) => collectionId === null)) return rows;
  const visibleCollectionIds = new Set(snapshot.collections.map(({ id }) => id));
  return rows.filter(({ collectionId }) => collectionId === null || visibleCollectionIds.has(collectionId));
}

/** Adds a section at the end of the home page. */
export function createHomeSection(
  context: GraphContext,
  input: CreateHomeSectionInput,
): Promise<HomeSection> {
  const data = parseInput(homeSectionSchema, input);
  return context.work(async (work) => {
    await requireCollection(work.db, data.collectionId);
    work.publish(contentChanged());
    const row = await work.db.homeSection.create({
      data: { ...data, position: await getNextPosition(work.db) },
    });
    await recordAudit(work.db, context, {
      action: 'homeSection.create',
      entity: 'HomeSection',
      entityId: row.id,
      after: { kind: data.kind, title: data.title },
    });
    return row;
  });
}

/** Updates the given fields. */
export function updateHomeSection(
  context: GraphContext,
  { id, version, ...input }: UpdateHomeSectionInput,
): Promise<HomeSection> {
  return context.work(async (work) => {
    const before = await lockHomeSection(work.db, { id, version });
    const data = parseInput(homeSectionSchema, { ...before, ...input });
    await requireCollection(work.db, data.collectionId);
    const changes = getChangedFields({ ...before }, data);
    if (!changes) return before;
    work.publish(contentChanged());
    const row = await work.db.homeSection.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
    await recordAudit(work.db, context, {
      action: 'homeSection.update',
      entity: 'HomeSection',
      entityId: id,
      ...changes,
    });
    return row;
  });
}

async function requireCollection(tx: Transaction, id: string | null): Promise<void> {
  if (id && !(await tx.collection.findUnique({ where: { id }, select: { id: true } })))
    throw new DomainError('COLLECTION_NOT_FOUND', 'collectionId');
}

async function getNextPosition(tx: Transaction): Promise<number> {
  const { _max } = await tx.homeSection.aggregate({ _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

export function deleteHomeSection(context: GraphContext, input: DeleteHomeSectionInput): Promise<string> {
  return context.work(async (work) => {
    const { id, kind, title } = await lockHomeSection(work.db, input);
    await work.db.homeSection.delete({ where: { id } });
    work.publish(contentChanged());
    await recordAudit(work.db, context, {
      action: 'homeSection.delete',
      entity: 'HomeSection',
      entityId: id,
      before: { kind, title },
    });
    return id;
  });
}

export function reorderHomeSections(
  context: GraphContext,
  { ids }: ReorderHomeSectionsInput,
): Promise<HomeSection[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM home_sections ORDER BY id FOR UPDATE`;
    const readSections = () =>
      work.db.homeSection.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await readSections();
    requireCompleteOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.homeSection.update({ where: { id }, data: { position } });
    work.publish(contentChanged());
    const after = await readSections();
    await recordAudit(work.db, context, {
      action: 'homeSection.reorder',
      entity: 'HomeSection',
      entityId: 'all',
      before: { order: before.map(({ kind, title }) => title ?? kind) },
      after: { order: after.map(({ kind, title }) => title ?? kind) },
    });
    return after;
  });
}

/** Locks a home section until the transaction ends. */
async function lockHomeSection(
  tx: Transaction,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<HomeSection> {
  await tx.$queryRaw`SELECT id FROM home_sections WHERE id = ${id} FOR UPDATE`;
  const row = await tx.homeSection.findUnique({ where: { id } });
  if (!row) throw new DomainError('HOME_SECTION_NOT_FOUND', 'id');
  assertVersion(row, version);
  return row;
}
