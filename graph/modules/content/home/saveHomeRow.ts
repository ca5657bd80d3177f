import { homeRowSchema } from '#domain/content/homeRowSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { HomeRow } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SaveHomeRowInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';
import { holdHomeRow } from './holdHomeRow.ts';

/** Puts a row at the end of home, or changes one. */
export function saveHomeRow(
  context: GraphContext,
  { id, version, ...input }: SaveHomeRowInput,
): Promise<HomeRow> {
  const data = parseInput(homeRowSchema, input);
  return context.work(async (work) => {
    const before = id ? await holdHomeRow(work.db, { id, version }) : null;
    if (data.collectionId) await requireCollection(work.db, data.collectionId);
    const changed = changedFields(before ? { ...before } : {}, data);
    if (before && !changed) return before;
    work.publish(contentChanged());
    const row = before
      ? await work.db.homeRow.update({
          where: { id: before.id },
          data: { ...data, version: { increment: 1 } },
        })
      : await work.db.homeRow.create({ data: { ...data, position: await nextPosition(work.db) } });
    await recordAudit(work.db, context, {
      action: before ? 'homeRow.update' : 'homeRow.create',
      entity: 'HomeRow',
      entityId: row.id,
      ...(before && changed ? changed : { after: { kind: data.kind, title: data.title } }),
    });
    return row;
  });
}

async function requireCollection(tx: Transaction, id: string): Promise<void> {
  if (!(await tx.collection.findUnique({ where: { id }, select: { id: true } })))
    throw new DomainError('COLLECTION_NOT_FOUND', 'collectionId');
}

async function nextPosition(tx: Transaction): Promise<number> {
  const { _max } = await tx.homeRow.aggregate({ _max: { position: true } });
  return (_max.position ?? -1) + 1;
}
