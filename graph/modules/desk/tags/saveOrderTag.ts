import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MAX_TAGS, orderTagSchema } from '#domain/orders/orderTagSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderTag } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import type { SaveOrderTagInput } from '#graph/schema/schema.generated.ts';
import { lockTag } from './orderTags.queries.ts';

/** Makes a tag, or names or colours one anew. */
export async function saveOrderTag(
  context: GraphContext,
  { id, ...input }: SaveOrderTagInput,
): Promise<OrderTag> {
  const data = parseInput(orderTagSchema, input);
  try {
    return await context.work(async (work) => {
      const before = id ? await lockTag(work.db, id) : null;
      if (!before && (await work.db.orderTag.count()) >= MAX_TAGS)
        throw new DomainError('TOO_MANY_TAGS', { most: MAX_TAGS }, 'name');
      const tag = before
        ? await work.db.orderTag.update({ where: { id: before.id }, data })
        : await work.db.orderTag.create({ data: { ...data, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: before ? 'orderTag.update' : 'orderTag.create',
        entity: 'OrderTag',
        entityId: tag.id,
        ...(before && { before: { name: before.name, colour: before.colour } }),
        after: data,
      });
      return tag;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new DomainError('TAG_NAME_TAKEN', 'name');
  }
}
