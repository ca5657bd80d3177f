import { DomainError } from '#domain/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import type { User } from '../../prisma/generated/client.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { EndStaffSessionsInput } from '../../schema.generated.ts';
import { endSessionsOf } from '../accounts/endSessionsOf.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { STAFF } from './staff.queries.ts';

/** Signs a member of staff out everywhere; they may sign in again. One's own devices are ended one by one elsewhere. */
export function endStaffSessions(context: GraphContext, { id }: EndStaffSessionsInput): Promise<User> {
  return inTransaction(context.prisma, async (tx) => {
    if (id === requireViewer(context).id)
      throw new DomainError('NOT_ALLOWED', /*i18n*/ 'Sign out your own devices in your profile.', 'id');
    const member = await tx.user.findFirst({ where: { ...STAFF, id } });
    if (!member) throw new DomainError('NOT_FOUND', 'There is no such member of staff.', 'id');

    const ended = await endSessionsOf(tx, id, context.now);
    if (ended > 0)
      await recordAudit(tx, context, { action: 'staff.endSessions', entity: 'User', entityId: id });
    return member;
  });
}
