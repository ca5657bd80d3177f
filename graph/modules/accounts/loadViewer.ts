import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { readPermissions } from '#graph/access/keptRights.ts';
import type { Viewer } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { lacksTwoFactor } from './twoFactor/lacksTwoFactor.ts';

/** The account with the rights that it has now, for work that goes on without a session. Null if it is blocked or gone. */
export async function viewerOf(prisma: PrismaClient, id: string): Promise<Viewer | null> {
  const account = await prisma.user.findUnique({ where: { id }, include: { staffRole: true } });
  if (account?.status !== 'ACTIVE' || account.anonymisedAt) return null;
  const { role, staffRole } = account;
  const kept = staffRole && {
    permissions: readPermissions(staffRole.permissions),
    discountPercent: staffRole.discountPercent,
    refundNpr: staffRole.refundNpr,
  };
  return {
    id,
    role,
    sessionId: '',
    ...rightsOf(role, kept),
    staffRole: staffRole && { id: staffRole.id, name: staffRole.name },
    lacksTwoFactor: await lacksTwoFactor(prisma, { id, role }),
  };
}
