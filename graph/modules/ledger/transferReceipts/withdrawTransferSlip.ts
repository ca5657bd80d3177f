import { DomainError } from '#domain/errors/errors.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { GraphContext } from '#graph/context.ts';
import { findPayable } from '#graph/modules/payments/findPayable.ts';
import type { TransferSlip } from '#graph/prisma/generated/client.ts';
import type { WithdrawTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { noteSlip } from './noteSlip.ts';
import { withSlip } from './withSlip.ts';

/** Takes back a slip that was sent by mistake, while nobody has decided about it. */
export async function withdrawTransferSlip(
  context: GraphContext,
  { id, guestToken }: WithdrawTransferSlipInput,
): Promise<TransferSlip> {
  const found = await context.prisma.transferSlip.findUnique({ where: { id }, select: { orderId: true } });
  if (!found) throw new DomainError('SLIP_NOT_FOUND', 'id');
  await findPayable(context, { id: found.orderId, guestToken });
  return withSlip(context, id, async (work, { order, slip }) => {
    await work.db.transferSlip.update({
      where: { id },
      data: { status: 'WITHDRAWN', decidedAt: context.now },
    });
    await noteSlip(work.db, context, order, slip, timelineNotes.slipWithdrawn);
    return work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { version: { increment: 1 } },
    });
  });
}
