import { getGrants } from '#domain/accounts/getGrants.ts';
import type { Grants } from '#domain/accounts/grants.ts';
import { toStaffRoleGrants } from '#graph/access/staffRolePermissions.ts';
import type { ReadContext } from '#graph/context.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { StaffRole, User } from '#graph/prisma/generated/client.ts';

export const findStaffRole = createBatchedLoader(async ({ prisma }, ids): Promise<Map<string, StaffRole>> => {
  const rows = await prisma.staffRole.findMany({ where: { id: { in: ids } } });
  return new Map(rows.map((role) => [role.id, role]));
});

/** Returns the members of a staff role, by name. */
export const findRoleMembers = createBatchedLoader(async ({ prisma }, ids): Promise<Map<string, User[]>> => {
  const rows = await prisma.user.findMany({
    where: { staffRoleId: { in: ids } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return new Map(ids.map((id) => [id, rows.filter(({ staffRoleId }) => staffRoleId === id)]));
});

/** Returns an account's permissions and limits, from its role and staff role. */
export async function findGrants(
  context: ReadContext,
  { role, staffRoleId }: Pick<User, 'role' | 'staffRoleId'>,
): Promise<Grants> {
  const staffRole = staffRoleId === null ? undefined : await findStaffRole(context, staffRoleId);
  return getGrants(role, staffRole ? toStaffRoleGrants(staffRole) : null);
}

/** Returns the permissions and limits a staff role grants. */
export function getStaffRoleGrants(staffRole: StaffRole): Grants {
  return getGrants('ADMIN', toStaffRoleGrants(staffRole));
}
