import type { Rights } from '#domain/accounts/rights.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { toKept } from '#graph/access/keptRights.ts';
import type { Reading } from '#graph/context.ts';
import { batched } from '#graph/prisma/batched.ts';
import type { StaffRole, User } from '#graph/prisma/generated/client.ts';

/** A staff role by its id. */
export const findStaffRole = batched(async ({ prisma }, ids): Promise<Map<string, StaffRole>> => {
  const found = await prisma.staffRole.findMany({ where: { id: { in: ids } } });
  return new Map(found.map((role) => [role.id, role]));
});

/** Who has a staff role, by name. */
export const findHolders = batched(async ({ prisma }, ids): Promise<Map<string, User[]>> => {
  const found = await prisma.user.findMany({
    where: { staffRoleId: { in: ids } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return new Map(ids.map((id) => [id, found.filter(({ staffRoleId }) => staffRoleId === id)]));
});

/** What an account may do, by its role and its staff role. */
export async function findRights(
  reading: Reading,
  { role, staffRoleId }: Pick<User, 'role' | 'staffRoleId'>,
): Promise<Rights> {
  const staffRole = staffRoleId === null ? undefined : await findStaffRole(reading, staffRoleId);
  return rightsOf(role, staffRole ? toKept(staffRole) : null);
}

/** What whoever has a staff role may do. */
export function rightsIn(staffRole: StaffRole): Rights {
  return rightsOf('ADMIN', toKept(staffRole));
}
