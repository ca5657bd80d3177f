import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { CloseReturnInput } from '#graph/schema/schema.generated.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { lockReturn } from './lockReturn.ts';
import { emailReturnStatus } from './returnMails.ts';

/** Closes a received return, even if a refund is still due. */
export function closeReturn(context: GraphContext, { id, version }: CloseReturnInput): Promise<Return> {
  return lockReturn(context, { id, version }, async (work, lockedReturn) => {
    const closedReturn = await changeReturnStatus(work.db, context, lockedReturn, { to: 'CLOSED' });
    await recordAudit(work.db, context, {
      action: 'return.close',
      entity: 'Return',
      entityId: lockedReturn.returnRow.id,
      before: { status: lockedReturn.returnRow.status },
      after: { status: 'CLOSED' },
    });
    await emailReturnStatus(work.db, context, closedReturn, 'returnClosed');
    return closedReturn;
  });
}
