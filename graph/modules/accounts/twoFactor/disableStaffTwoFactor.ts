import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { DisableStaffTwoFactorInput } from '#graph/schema/schema.generated.ts';
import { endSessions } from '../endSessions.ts';
import { lockMember } from '../staff/lockMember.ts';
import { removeFactor } from './removeFactor.ts';

/**
 * Turns off the second factor of a staff member who lost the app and the recovery codes. Not allowed for the viewer's
 * own account.
 */
export function disableStaffTwoFactor(
  context: GraphContext,
  { id }: DisableStaffTwoFactorInput,
): Promise<User> {
  return context.work(async (work) => {
    if (id === requireViewer(context).id) throw new DomainError('CANNOT_DISABLE_OWN_TWO_FACTOR', 'id');
    const { member } = await lockMember(work.db, { viewerId: requireViewer(context).id, id });
    if (!(await work.db.twoFactor.findUnique({ where: { userId: id } }))) return member;
    await removeFactor(work.db, id);
    await endSessions(work.db, id, context.now);
    await recordAudit(work.db, context, { action: 'staff.removeTwoFactor', entity: 'User', entityId: id });
    return member;
  });
}
