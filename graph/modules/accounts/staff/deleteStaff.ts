import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { DeleteStaffInput } from '#graph/schema/schema.generated.ts';
import { changeMember } from './changeMember.ts';

/** Revokes a staff member's access. The account stays, because audit entries refer to it. */
export function deleteStaff(context: GraphContext, { id, version }: DeleteStaffInput): Promise<User> {
  return changeMember(context, { action: 'staff.remove', id, version, changes: { status: 'BLOCKED' } });
}
