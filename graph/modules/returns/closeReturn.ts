import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { CloseReturnInput } from '#graph/schema/schema.generated.ts';
import { moveReturn } from './moveReturn.ts';
import { tellBuyer } from './tellOfReturn.ts';
import { withReturn } from './withReturn.ts';

/** Closes a return whose pieces are here, whatever is still owed for its order. */
export function closeReturn(context: GraphContext, { id, version }: CloseReturnInput): Promise<Return> {
  return withReturn(context, { id, version }, async (work, held) => {
    const closed = await moveReturn(work.db, context, held, { to: 'CLOSED' });
    await recordAudit(work.db, context, {
      action: 'return.close',
      entity: 'Return',
      entityId: held.back.id,
      before: { status: held.back.status },
      after: { status: 'CLOSED' },
    });
    await tellBuyer(work.db, context, closed, 'returnClosed');
    return closed;
  });
}
