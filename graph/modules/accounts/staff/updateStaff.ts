import { staffChangesSchema } from '#domain/accounts/staffSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { UpdateStaffInput } from '#graph/schema/schema.generated.ts';
import { changeMember } from './changeMember.ts';

/** Updates the given fields of a staff member. */
export async function updateStaff(
  context: GraphContext,
  { id, version, ...input }: UpdateStaffInput,
): Promise<User> {
  const { name, role, staffRoleId, status } = parseInput(staffChangesSchema, input);
  const changes = {
    name: name ?? undefined,
    role: role ?? undefined,
    staffRoleId,
    status: status ?? undefined,
  };
  return changeMember(context, { action: 'staff.update', id, version, changes });
}
