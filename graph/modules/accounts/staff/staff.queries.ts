import { isStaff, ROLES } from '#domain/accounts/roles.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

/** Filter for accounts that are or were staff. */
export const STAFF: Prisma.UserWhereInput = { role: { in: ROLES.filter(isStaff) }, anonymisedAt: null };

/** Returns when accounts were last active, as far as their sessions are still stored. */
export const findLastSeen = createBatchedLoader(async ({ prisma }, userIds): Promise<Map<string, Date>> => {
  const sessionGroups = await prisma.session.groupBy({
    by: 'userId',
    where: { userId: { in: userIds } },
    _max: { lastUsedAt: true },
  });
  return new Map(
    sessionGroups.flatMap(({ userId, _max }) =>
      _max.lastUsedAt ? [[userId, _max.lastUsedAt] as const] : [],
    ),
  );
});
