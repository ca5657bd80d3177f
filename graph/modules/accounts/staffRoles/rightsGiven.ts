import type { StaffRoleRights } from '#domain/accounts/rights.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { toKept } from './staffRoles.queries.ts';

/** What a staff role that somebody is to have holds; null where they are to have none. */
export async function rightsGiven(
  tx: Transaction,
  staffRoleId: string | null | undefined,
): Promise<StaffRoleRights | null> {
  if (staffRoleId == null) return null;
  const staffRole = await tx.staffRole.findUnique({ where: { id: staffRoleId } });
  if (!staffRole) throw new DomainError('STAFF_ROLE_NOT_FOUND', 'staffRoleId');
  return toKept(staffRole);
}
