import { DomainError } from '#domain/errors/errors.ts';
import type { StaffRole } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the staff role to assign. Null if the id is null. */
export async function findAssignableRole(
  tx: Transaction,
  staffRoleId: string | null | undefined,
): Promise<StaffRole | null> {
  if (staffRoleId == null) return null;
  const staffRole = await tx.staffRole.findUnique({ where: { id: staffRoleId } });
  if (!staffRole) throw new DomainError('STAFF_ROLE_NOT_FOUND', 'staffRoleId');
  return staffRole;
}
