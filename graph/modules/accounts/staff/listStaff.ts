import type { Reading } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { STAFF } from './staff.queries.ts';

/** Everyone who runs the store, by name, the removed ones last. */
export function listStaff({ prisma }: Reading): Promise<User[]> {
  return prisma.user.findMany({
    where: STAFF,
    orderBy: [{ status: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  });
}
