import { can, type Rights } from '#domain/accounts/rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { rightsOfMember } from '#graph/access/keptRights.ts';
import { lacking } from '#graph/errors/permissionErrors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface InCharge {
  id: string;
  role: Role;
  staffRoleId: string | null;
  rights: Rights;
}

/**
 * Holds the accounts until the transaction ends, in the order of their ids, so that of two who change each other at once
 * one waits for the other; and the staff roles with them. It comes first in a transaction.
 */
export async function lockStaff(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const [one = '', other = one] = userIds;
  await tx.$queryRaw`SELECT id FROM staff_roles ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM users WHERE id IN (${one}, ${other}) ORDER BY id FOR UPDATE`;
}

/** Who asks as they are now: who was lowered or removed a moment ago changes nobody any more. */
export async function whoIsInCharge(tx: Transaction, viewerId: string): Promise<InCharge> {
  const member = await tx.user.findUniqueOrThrow({
    where: { id: viewerId },
    include: { staffRole: true },
  });
  const { role, status, staffRoleId } = member;
  const rights = rightsOfMember(member);
  if (status !== 'ACTIVE' || !can(rights, 'manageStaff')) throw lacking('MANAGE_STAFF');
  return { id: viewerId, role, staffRoleId, rights };
}
