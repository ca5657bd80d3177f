import { customerGroupSchema } from '#domain/customers/customerGroupSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { CustomerGroup } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import type { SaveCustomerGroupInput } from '#graph/schema/schema.generated.ts';
import { lockGroup } from './customerGroups.queries.ts';

/** Makes a group, or names one anew. */
export async function saveCustomerGroup(
  context: GraphContext,
  { id, version, ...input }: SaveCustomerGroupInput,
): Promise<CustomerGroup> {
  const { name } = parseInput(customerGroupSchema, input);
  try {
    return await context.work(async (work) => {
      const before = id ? await lockGroup(work.db, id) : null;
      if (before) assertVersion(before, version);
      if (before?.name === name) return before;
      const group = before
        ? await work.db.customerGroup.update({
            where: { id: before.id },
            data: { name, version: { increment: 1 } },
          })
        : await work.db.customerGroup.create({ data: { name, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: before ? 'customerGroup.update' : 'customerGroup.create',
        entity: 'CustomerGroup',
        entityId: group.id,
        ...(before && { before: { name: before.name } }),
        after: { name },
      });
      return group;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new DomainError('GROUP_NAME_TAKEN', 'name');
  }
}
