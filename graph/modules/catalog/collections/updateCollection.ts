import { collectionSchema } from '#domain/catalog/collectionSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import type { Collection } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateCollectionInput } from '#graph/schema/schema.generated.ts';
import { collectionsChanged } from '#graph/snapshot/shopChange.ts';
import { writeSearchTextsJob } from '../search/writeSearchTexts.ts';

/** Changes the texts that the input names. Its products are found by its new name soon after. */
export function updateCollection(
  context: GraphContext,
  { id, version, ...input }: UpdateCollectionInput,
): Promise<Collection> {
  return inTransaction(context.prisma, async (tx) => {
    const saved = await lockCollection(tx, id, version);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const {
      nameNe = null,
      summaryNe = null,
      storyNe = null,
      ...english
    } = parseInput(collectionSchema, {
      ...saved,
      ...given,
    });
    const fields = { ...english, nameNe, summaryNe, storyNe };

    const changed = changedFields(saved, fields);
    if (!changed) return saved;
    await recordAudit(tx, context, {
      action: 'collection.update',
      entity: 'Collection',
      entityId: id,
      ...changed,
    });
    await collectionsChanged(tx);
    const collection = await tx.collection.update({
      where: { id },
      data: { ...fields, version: { increment: 1 } },
    });
    if (saved.name !== fields.name || saved.nameNe !== fields.nameNe)
      await queueJob(tx, context, writeSearchTextsJob, { collectionId: id });
    return collection;
  });
}

async function lockCollection(tx: Transaction, id: string, version: number | null | undefined) {
  await tx.$queryRaw`SELECT id FROM collections WHERE id = ${id} FOR UPDATE`;
  const collection = await tx.collection.findUnique({ where: { id } });
  if (!collection) throw new DomainError('COLLECTION_NOT_FOUND', 'id');
  if (version != null && version !== collection.version)
    throw new DomainError('CHANGED_MEANWHILE', 'version');
  return collection;
}
