import type { Action } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import type { Reading } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { listStaff } from './staff/listStaff.ts';
import { findRights } from './staffRoles/staffRoles.queries.ts';

/** Everybody of the staff who may do something, by name. */
export async function staffWhoMay(reading: Reading, action: Action): Promise<User[]> {
  const staff = (await listStaff(reading)).filter(({ status }) => status === 'ACTIVE');
  const rights = await Promise.all(staff.map((member) => findRights(reading, member)));
  return staff
    .filter((_member, index) => can(rights[index] ?? { permissions: [] }, action))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
