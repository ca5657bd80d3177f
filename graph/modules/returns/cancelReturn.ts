import { DomainError } from '#domain/errors/errors.ts';
import { isReturnCancellable } from '#domain/orders/returns/returnLifecycle.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { CancelReturnInput } from '#graph/schema/schema.generated.ts';
import { moveReturn } from './moveReturn.ts';
import { mayReturn } from './requestReturn.ts';
import { withReturn } from './withReturn.ts';

/** Calls a return off: its buyer until the store has decided, staff as long as nothing has come. */
export function cancelReturn(context: GraphContext, { id, guestToken }: CancelReturnInput): Promise<Return> {
  const { viewer } = context;
  const isStaff = viewer !== null && viewerMay(viewer, 'manageReturns');

  return withReturn(
    context,
    { id, may: (order) => mayReturn(context, order, guestToken) },
    async (work, held) => {
      const { status } = held.back;
      if (!isStaff && !isReturnCancellable(status)) throw new DomainError('RETURN_DECIDED', 'id');
      const cancelled = await moveReturn(work.db, context, held, { to: 'CANCELLED' });
      if (isStaff)
        await recordAudit(work.db, context, {
          action: 'return.cancel',
          entity: 'Return',
          entityId: held.back.id,
          before: { status },
          after: { status: 'CANCELLED' },
        });
      return cancelled;
    },
  );
}
