import { customerGroupSchema } from '#domain/validation/customerGroup.ts';
import { InvalidInput, parseInput } from '#domain/validation/problems.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import type { CustomerGroup } from '../../prisma/generated/client.ts';
import { inTransaction, violatedUnique } from '../../prisma/transaction.ts';
import { requireSameVersion } from '../../sameVersion.ts';
import type { SaveCustomerGroupInput } from '../../schema.generated.ts';
import { lockGroup } from './customerGroups.queries.ts';

/** Makes a group, or names one anew. */
export async function saveCustomerGroup(
  context: GraphContext,
  { id, version, ...input }: SaveCustomerGroupInput,
): Promise<CustomerGroup> {
  const { name } = parseInput(customerGroupSchema, input);
  try {
    return await inTransaction(context.prisma, async (tx) => {
      const before = id ? await lockGroup(tx, id) : null;
      if (before) requireSameVersion(before, version);
      if (before?.name === name) return before;
      const group = before
        ? await tx.customerGroup.update({
            where: { id: before.id },
            data: { name, version: { increment: 1 } },
          })
        : await tx.customerGroup.create({ data: { name, createdAt: context.now } });
      await recordAudit(tx, context, {
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
    throw new InvalidInput([{ field: 'name', message: 'There is a group with this name already.' }]);
  }
}
