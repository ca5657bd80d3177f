import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { RemoveStaffTwoFactorInput } from '#graph/schema/schema.generated.ts';
import { endSessions } from '../endSessions.ts';
import { holdMember } from '../staff/holdMember.ts';
import { removeFactor } from './removeFactor.ts';

/** For a member of staff who lost both the app and the recovery codes. Nobody gets rid of their own in this way. */
export function removeStaffTwoFactor(
  context: GraphContext,
  { id }: RemoveStaffTwoFactorInput,
): Promise<User> {
  return inTransaction(context.prisma, async (tx) => {
    if (id === requireViewer(context).id) throw new DomainError('OWN_TWO_FACTOR', 'id');
    const { member } = await holdMember(tx, { viewerId: requireViewer(context).id, id });
    if (!(await tx.twoFactor.findUnique({ where: { userId: id } }))) return member;
    await removeFactor(tx, id);
    await endSessions(tx, id, context.now);
    await recordAudit(tx, context, { action: 'staff.removeTwoFactor', entity: 'User', entityId: id });
    return member;
  });
}
