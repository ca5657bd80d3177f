import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { DeleteStaffInput } from '#graph/schema/schema.generated.ts';
import { changeMember } from './changeMember.ts';

/** Takes a member of staff's access away. The account stays, for the record of what they did. */
export function deleteStaff(context: GraphContext, { id, version }: DeleteStaffInput): Promise<User> {
  return changeMember(context, { action: 'staff.remove', id, version, changes: { status: 'BLOCKED' } });
}
