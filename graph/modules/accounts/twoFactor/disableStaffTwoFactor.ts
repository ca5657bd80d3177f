import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { DisableStaffTwoFactorInput } from '#graph/schema/schema.generated.ts';
import { endSessions } from '../endSessions.ts';
import { holdMember } from '../staff/holdMember.ts';
import { removeFactor } from './removeFactor.ts';

/** For a member of staff who lost both the app and the recovery codes. Nobody gets rid of their own in this way. */
export function disableStaffTwoFactor(
  context: GraphContext,
  { id }: DisableStaffTwoFactorInput,
): Promise<User> {
  return context.work(async (work) => {
    if (id === requireViewer(context).id) throw new DomainError('OWN_TWO_FACTOR', 'id');
    const { member } = await holdMember(work.db, { viewerId: requireViewer(context).id, id });
    if (!(await work.db.twoFactor.findUnique({ where: { userId: id } }))) return member;
    await removeFactor(work.db, id);
    await endSessions(work.db, id, context.now);
    await recordAudit(work.db, context, { action: 'staff.removeTwoFactor', entity: 'User', entityId: id });
    return member;
  });
}
