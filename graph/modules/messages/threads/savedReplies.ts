import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { savedReplySchema } from '#domain/messages/threadSchema.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { SavedReply } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  CreateSavedReplyInput,
  DeleteSavedReplyInput,
  UpdateSavedReplyInput,
} from '#graph/schema/schema.generated.ts';

export function createSavedReply(context: GraphContext, input: CreateSavedReplyInput): Promise<SavedReply> {
  const data = parseInput(savedReplySchema, input);
  return withUniqueTitle(() =>
    context.work(async (work) => {
      const reply = await work.db.savedReply.create({ data: { ...data, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'savedReply.create',
        entity: 'SavedReply',
        entityId: reply.id,
        after: data,
      });
      return reply;
    }),
  );
}

/** Updates only the fields present in the input. */
export function updateSavedReply(
  context: GraphContext,
  { id, version, ...input }: UpdateSavedReplyInput,
): Promise<SavedReply> {
  return withUniqueTitle(() =>
    context.work(async (work) => {
      const before = await lockReply(work.db, id);
      assertVersion(before, version);
      const data = parseInput(savedReplySchema, { ...before, ...input });
      const changes = getChangedFields({ ...before }, data);
      if (!changes) return before;
      const reply = await work.db.savedReply.update({
        where: { id },
        data: { ...data, version: { increment: 1 } },
      });
      await recordAudit(work.db, context, {
        action: 'savedReply.update',
        entity: 'SavedReply',
        entityId: id,
        ...changes,
      });
      return reply;
    }),
  );
}

function withUniqueTitle(write: () => Promise<SavedReply>): Promise<SavedReply> {
  return refuseDuplicate(write, () => new DomainError('SAVED_REPLY_TITLE_TAKEN', 'title'));
}

export function deleteSavedReply(context: GraphContext, { id }: DeleteSavedReplyInput): Promise<string> {
  return context.work(async (work) => {
    const { title } = await lockReply(work.db, id);
    await work.db.savedReply.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'savedReply.delete',
      entity: 'SavedReply',
      entityId: id,
      before: { name: title },
    });
    return id;
  });
}

/** Locks a saved reply until the transaction ends. */
async function lockReply(tx: Transaction, id: string): Promise<SavedReply> {
  await tx.$queryRaw`SELECT id FROM saved_replies WHERE id = ${id} FOR UPDATE`;
  const reply = await tx.savedReply.findUnique({ where: { id } });
  if (!reply) throw new DomainError('SAVED_REPLY_NOT_FOUND', 'id');
  return reply;
}
