import { hasPermission } from '#domain/accounts/grants.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { isStaff, ROLES } from '#domain/accounts/roles.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { getMemberGrants } from './staffRolePermissions.ts';

/**
 * Returns the staff who currently have the permission, sorted by name. Invited staff who have not signed in yet are
 * excluded.
 */
export async function staffWithPermission(
  { prisma }: { prisma: Pick<PrismaClient, 'user'> },
  action: Action,
): Promise<User[]> {
  const staff = await prisma.user.findMany({
    where: {
      role: { in: ROLES.filter(isStaff) },
      status: 'ACTIVE',
      NOT: { emailVerifiedAt: null, invitation: { isNot: null } },
    },
    include: { staffRole: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return staff.filter((member) => hasPermission(getMemberGrants(member), action));
}
