import { DomainError } from '#domain/errors/errors.ts';
import { rightsOfMember } from '#graph/access/keptRights.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { refuseChanging } from '../staffRoles/refuseGiving.ts';
import { type InCharge, lockStaff, whoIsInCharge } from '../staffRoles/whoIsInCharge.ts';
import { STAFF } from './staff.queries.ts';

interface Held {
  member: User;
  /** What the member has of a staff role, by its name. */
  staffRole: string | null;
  inCharge: InCharge;
}

/**
 * A member of staff for a change in this transaction, held with whoever changes them; refused where the member may more.
 * One's own account is not: what nobody does to themselves is the caller's to refuse. It comes first in a transaction.
 */
export async function holdMember(
  tx: Transaction,
  { viewerId, id }: { viewerId: string; id: string },
): Promise<Held> {
  await lockStaff(tx, [viewerId, id]);
  const inCharge = await whoIsInCharge(tx, viewerId);
  const found = await tx.user.findFirst({ where: { ...STAFF, id }, include: { staffRole: true } });
  if (!found) throw new DomainError('STAFF_NOT_FOUND', 'id');
  const { staffRole, ...member } = found;
  if (id !== viewerId) refuseChanging({ ...member, rights: rightsOfMember(found) }, inCharge);
  return { member, staffRole: staffRole?.name ?? null, inCharge };
}
