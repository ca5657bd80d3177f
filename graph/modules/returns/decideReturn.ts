import { parseInput } from '#domain/errors/problems.ts';
import { approvalSchema, declineSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { ApproveReturnInput, DeclineReturnInput } from '#graph/schema/schema.generated.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { lockReturn } from './lockReturn.ts';
import { emailReturnStatus } from './returnMails.ts';

/** Approves a return, and emails the customer how to send it. */
export function approveReturn(
  context: GraphContext,
  { id, version, ...input }: ApproveReturnInput,
): Promise<Return> {
  const { instructions } = parseInput(approvalSchema, input);
  return lockReturn(context, { id, version }, async (work, lockedReturn) => {
    const approvedReturn = await changeReturnStatus(work.db, context, lockedReturn, {
      to: 'APPROVED',
      instructions,
    });
    await recordAudit(work.db, context, {
      action: 'return.approve',
      entity: 'Return',
      entityId: lockedReturn.returnRow.id,
      before: { status: lockedReturn.returnRow.status },
      after: { status: 'APPROVED', ...(instructions && { instructions }) },
    });
    await emailReturnStatus(work.db, context, approvedReturn, 'returnApproved');
    return approvedReturn;
  });
}

/** Declines a return, and emails the customer the reason. */
export function declineReturn(
  context: GraphContext,
  { id, version, ...input }: DeclineReturnInput,
): Promise<Return> {
  const { reason: declineReason } = parseInput(declineSchema, input);
  return lockReturn(context, { id, version }, async (work, lockedReturn) => {
    const declinedReturn = await changeReturnStatus(work.db, context, lockedReturn, {
      to: 'DECLINED',
      declineReason,
    });
    await recordAudit(work.db, context, {
      action: 'return.decline',
      entity: 'Return',
      entityId: lockedReturn.returnRow.id,
      before: { status: lockedReturn.returnRow.status },
      after: { status: 'DECLINED', reason: declineReason },
    });
    await emailReturnStatus(work.db, context, declinedReturn, 'returnDeclined');
    return declinedReturn;
  });
}
