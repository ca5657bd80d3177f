import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { savedReplySchema } from '#domain/messages/threadSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { SavedReply } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import type { DeleteReplyInput, SaveReplyInput } from '#graph/schema/schema.generated.ts';

/** Keeps an answer that is used again and again. */
export async function saveReply(context: GraphContext, input: SaveReplyInput): Promise<SavedReply> {
  const data = parseInput(savedReplySchema, input);
  try {
    return await context.work(async (work) => {
      const known = input.id ? await work.db.savedReply.findUnique({ where: { id: input.id } }) : null;
      if (input.id && !known) throw new DomainError('SAVED_REPLY_NOT_FOUND', 'id');
      if (known) assertVersion(known, input.version);
      const saved = known
        ? await work.db.savedReply.update({
            where: { id: known.id },
            data: { ...data, version: { increment: 1 } },
          })
        : await work.db.savedReply.create({ data: { ...data, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'savedReply.save',
        entity: 'SavedReply',
        entityId: saved.id,
        before: known ? { title: known.title, text: known.text, textNe: known.textNe } : undefined,
        after: data,
      });
      return saved;
    });
  } catch (error) {
    if (violatedUnique(error) !== null) throw new DomainError('SAVED_REPLY_TITLE_TAKEN', 'title');
    throw error;
  }
}

/** Removes one; answers its id. */
export function deleteReply(context: GraphContext, { id }: DeleteReplyInput): Promise<string> {
  return context.work(async (work) => {
    const known = await work.db.savedReply.findUnique({ where: { id } });
    if (!known) throw new DomainError('SAVED_REPLY_NOT_FOUND', 'id');
    await work.db.savedReply.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'savedReply.delete',
      entity: 'SavedReply',
      entityId: id,
      before: { name: known.title },
    });
    return id;
  });
}
