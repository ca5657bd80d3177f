import { isStaff } from '#domain/accounts/roles.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { findConfirmedFactor } from './consumeCode.ts';

/** Returns true if the store requires a second factor for this staff account and it has none. */
export async function lacksTwoFactor(
  prisma: PrismaClient,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<boolean> {
  if (!isStaff(role) || (await findConfirmedFactor(prisma, id))) return false;
  return (await readSettings(prisma)).requireStaffTwoFactor;
}
