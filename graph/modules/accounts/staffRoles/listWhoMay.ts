import type { Action } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import type { Reading } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { listStaff } from '../staff/listStaff.ts';
import { findRights } from './staffRoles.queries.ts';

const MOST = 10;

/** Who of the staff may do something, the owners last: whoever does it every day is asked first. */
export async function listWhoMay(reading: Reading, action: Action): Promise<User[]> {
  const staff = (await listStaff(reading)).filter(({ status }) => status === 'ACTIVE');
  const rights = await Promise.all(staff.map((member) => findRights(reading, member)));
  const able = staff.filter((_member, index) => can(rights[index] ?? { permissions: [] }, action));
  return able.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

function rank({ role, staffRoleId }: User): number {
  if (role === 'SUPER_ADMIN') return 2;
  return staffRoleId === null ? 1 : 0;
}
