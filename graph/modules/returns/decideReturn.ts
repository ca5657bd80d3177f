import { parseInput } from '#domain/errors/problems.ts';
import { approvalSchema, declineSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { ApproveReturnInput, DeclineReturnInput } from '#graph/schema/schema.generated.ts';
import { moveReturn } from './moveReturn.ts';
import { tellBuyer } from './tellOfReturn.ts';
import { withReturn } from './withReturn.ts';

/** Agrees to a return, and writes to the buyer how to send it. */
export function approveReturn(
  context: GraphContext,
  { id, version, ...input }: ApproveReturnInput,
): Promise<Return> {
  const { instructions } = parseInput(approvalSchema, input);
  return withReturn(context, { id, version }, async (work, held) => {
    const approved = await moveReturn(work.db, context, held, { to: 'APPROVED', instructions });
    await recordAudit(work.db, context, {
      action: 'return.approve',
      entity: 'Return',
      entityId: held.back.id,
      before: { status: held.back.status },
      after: { status: 'APPROVED', ...(instructions && { instructions }) },
    });
    await tellBuyer(work.db, context, approved, 'returnApproved');
    return approved;
  });
}

/** Declines a return, and writes to the buyer why. */
export function declineReturn(
  context: GraphContext,
  { id, version, ...input }: DeclineReturnInput,
): Promise<Return> {
  const { reason: declineReason } = parseInput(declineSchema, input);
  return withReturn(context, { id, version }, async (work, held) => {
    const declined = await moveReturn(work.db, context, held, { to: 'DECLINED', declineReason });
    await recordAudit(work.db, context, {
      action: 'return.decline',
      entity: 'Return',
      entityId: held.back.id,
      before: { status: held.back.status },
      after: { status: 'DECLINED', reason: declineReason },
    });
    await tellBuyer(work.db, context, declined, 'returnDeclined');
    return declined;
  });
}
