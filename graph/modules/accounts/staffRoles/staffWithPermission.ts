import type { Action } from '#domain/accounts/permissions.ts';
import { staffWithPermission as readStaffWithPermission } from '#graph/access/staffWithPermission.ts';
import type { ReadContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';

const MAX_MEMBERS = 10;

/** Returns staff members with a permission. Owners come last, after the colleagues who use it daily. */
export async function staffWithPermission(context: ReadContext, action: Action): Promise<User[]> {
  const permittedStaff = await readStaffWithPermission(context, action);
  return permittedStaff.toSorted((a, b) => getRank(a) - getRank(b)).slice(0, MAX_MEMBERS);
}

function getRank({ role, staffRoleId }: User): number {
  if (role === 'SUPER_ADMIN') return 2;
  return staffRoleId === null ? 1 : 0;
}
