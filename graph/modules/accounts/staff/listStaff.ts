import type { ReadContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { STAFF } from './staff.queries.ts';

/** Returns all staff by name, removed members last. */
export function listStaff({ prisma }: ReadContext): Promise<User[]> {
  return prisma.user.findMany({
    where: STAFF,
    orderBy: [{ status: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  });
}
