import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { DeleteCustomerGroupInput } from '#graph/schema/schema.generated.ts';
import { lockGroup } from './customerGroups.queries.ts';

/** Deletes a group; who was in it stays a customer. */
export function deleteCustomerGroup(
  context: GraphContext,
  { id }: DeleteCustomerGroupInput,
): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const { name } = await lockGroup(tx, id);
    const members = await tx.customerGroupMember.findMany({ where: { groupId: id } });
    await tx.customerGroup.delete({ where: { id } });
    await touch(
      tx,
      'users',
      members.map(({ customerId }) => customerId),
    );
    await recordAudit(tx, context, {
      action: 'customerGroup.delete',
      entity: 'CustomerGroup',
      entityId: id,
      before: { name },
    });
    return id;
  });
}
