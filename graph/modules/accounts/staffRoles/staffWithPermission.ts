import type { Action } from '#domain/accounts/permissions.ts';
import { staffAllowedTo } from '#graph/access/staffAllowedTo.ts';
import type { Reading } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';

const MOST = 10;

/** Who of the staff may do something, the owners last: whoever does it every day is asked first. */
export async function staffWithPermission(reading: Reading, action: Action): Promise<User[]> {
  const able = await staffAllowedTo(reading, action);
  return able.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

function rank({ role, staffRoleId }: User): number {
  if (role === 'SUPER_ADMIN') return 2;
  return staffRoleId === null ? 1 : 0;
}
