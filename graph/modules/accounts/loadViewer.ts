import { getGrants } from '#domain/accounts/getGrants.ts';
import { parsePermissions } from '#graph/access/staffRolePermissions.ts';
import type { Viewer } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { lacksTwoFactor } from './twoFactor/lacksTwoFactor.ts';

/**
 * Returns the account with its current permissions and limits, for work that continues without a session. Null if
 * it is blocked or deleted.
 */
export async function loadViewer(prisma: PrismaClient, id: string): Promise<Viewer | null> {
  const account = await prisma.user.findUnique({ where: { id }, include: { staffRole: true } });
  if (account?.status !== 'ACTIVE' || account.anonymisedAt) return null;
  const { role, staffRole } = account;
  const roleGrants = staffRole && {
    permissions: parsePermissions(staffRole.permissions),
    discountPercent: staffRole.discountPercent,
    refundNpr: staffRole.refundNpr,
  };
  return {
    id,
    role,
    sessionId: '',
    ...getGrants(role, roleGrants),
    staffRole: staffRole && { id: staffRole.id, name: staffRole.name },
    lacksTwoFactor: await lacksTwoFactor(prisma, { id, role }),
  };
}
