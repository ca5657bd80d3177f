import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { EndStaffSessionsInput } from '#graph/schema/schema.generated.ts';
import { endSessions } from '../endSessions.ts';
import { lockMember } from './lockMember.ts';

/** Signs a staff member out everywhere. They can sign in again. Viewers end their own sessions with `endSession`. */
export function endStaffSessions(context: GraphContext, { id }: EndStaffSessionsInput): Promise<User> {
  return context.work(async (work) => {
    if (id === requireViewer(context).id) throw new DomainError('CANNOT_END_OWN_SESSIONS', 'id');
    const { member } = await lockMember(work.db, { viewerId: requireViewer(context).id, id });

    const endedCount = await endSessions(work.db, id, context.now);
    if (endedCount > 0)
      await recordAudit(work.db, context, { action: 'staff.endSessions', entity: 'User', entityId: id });
    return member;
  });
}
