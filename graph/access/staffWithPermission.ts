import type { Action } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import { isStaff, ROLES } from '#domain/accounts/roles.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { rightsOfMember } from './keptRights.ts';

/** Everybody of the staff who may do something now, by name; not who was invited and has yet to come in. */
export async function staffAllowedTo(
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
  return staff.filter((member) => can(rightsOfMember(member), action));
}
