import { parseInput } from '#domain/errors/problems.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { termAfterDecline } from '#domain/payments/paymentTerm.ts';
import { slipDeclineSchema } from '#domain/payments/transferSlipSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { DecideTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { noteSlip } from './noteSlip.ts';
import type { LockedSlip } from './withSlip.ts';

/** Declines a slip, and writes to the buyer why; the order waits long enough for another. */
export async function declineSlip(
  tx: Transaction,
  context: GraphContext,
  { order, slip }: LockedSlip,
  input: Pick<DecideTransferSlipInput, 'reason'>,
): Promise<Order> {
  const { reason } = parseInput(slipDeclineSchema, input);
  const { viewer, now } = context;
  const { amount, reference } = slip;
  await tx.transferSlip.update({
    where: { id: slip.id },
    data: { status: 'DECLINED', reason, decidedAt: now, decidedById: viewer?.id ?? null },
  });
  await noteSlip(tx, context, order, slip, timelineNotes.slipDeclined);
  await recordAudit(tx, context, {
    action: 'order.declineSlip',
    entity: 'Order',
    entityId: order.id,
    before: { amount, reference },
    after: { reason },
  });
  const changed = await tx.order.update({
    where: { id: order.id, version: order.version },
    data: { payBy: termAfterDecline(order.payBy, now), version: { increment: 1 } },
  });
  await mailBuyer(tx, context, changed, { template: 'slipDeclined', slip: { amount, reference }, reason });
  return changed;
}
