import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { DeleteCustomerGroupInput } from '#graph/schema/schema.generated.ts';
import { lockGroup } from './customerGroups.queries.ts';

/** Deletes a group; who was in it stays a customer. */
export function deleteCustomerGroup(
  context: GraphContext,
  { id }: DeleteCustomerGroupInput,
): Promise<string> {
  return context.work(async (work) => {
    const { name } = await lockGroup(work.db, id);
    const members = await work.db.customerGroupMember.findMany({ where: { groupId: id } });
    await work.db.customerGroup.delete({ where: { id } });
    await touch(
      work.db,
      'users',
      members.map(({ customerId }) => customerId),
    );
    await recordAudit(work.db, context, {
      action: 'customerGroup.delete',
      entity: 'CustomerGroup',
      entityId: id,
      before: { name },
    });
    return id;
  });
}
