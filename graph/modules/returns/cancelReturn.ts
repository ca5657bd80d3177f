import { DomainError } from '#domain/errors/errors.ts';
import { isReturnCancellable } from '#domain/orders/returns/returnLifecycle.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { CancelReturnInput } from '#graph/schema/schema.generated.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { lockReturn } from './lockReturn.ts';
import { canReturn } from './requestReturn.ts';

/** Cancels a return. Customers can cancel until the store has decided, staff until the return is received. */
export function cancelReturn(context: GraphContext, { id, guestToken }: CancelReturnInput): Promise<Return> {
  const { viewer } = context;
  const isStaff = viewer !== null && viewerHasPermission(viewer, 'manageReturns');

  return lockReturn(
    context,
    { id, isAllowed: (order) => canReturn(context, order, guestToken) },
    async (work, lockedReturn) => {
      const { status } = lockedReturn.returnRow;
      if (!isStaff && !isReturnCancellable(status)) throw new DomainError('RETURN_DECIDED', 'id');
      const cancelledReturn = await changeReturnStatus(work.db, context, lockedReturn, { to: 'CANCELLED' });
      if (isStaff)
        await recordAudit(work.db, context, {
          action: 'return.cancel',
          entity: 'Return',
          entityId: lockedReturn.returnRow.id,
          before: { status },
          after: { status: 'CANCELLED' },
        });
      return cancelledReturn;
    },
  );
}
