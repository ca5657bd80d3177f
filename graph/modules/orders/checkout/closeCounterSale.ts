import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CounterSaleInput } from '#graph/schema/schema.generated.ts';
import { mailBuyer } from '../lifecycle/mailBuyer.ts';
import { settlePayment } from '../lifecycle/settlePayment.ts';

/** What follows at once from selling at the counter: payment, delivery, a word in the timeline, a mail, the audit record. */
export async function closeCounterSale(
  tx: Transaction,
  context: GraphContext,
  { id, number, finalTotal, paymentMethod, ...placed }: Order,
  { isTakenAlong, isPaid }: CounterSaleInput,
): Promise<Order> {
  const { viewer, now } = context;
  const pays = isPaid || (isTakenAlong && paymentMethod === 'COD');
  const status = isTakenAlong ? 'DELIVERED' : placed.status;
  const paymentStatus = pays ? 'PAID' : placed.paymentStatus;

  const sold = await tx.order.update({
    where: { id },
    data: { status, paymentStatus, ...(isTakenAlong && { estimatedFrom: now, estimatedTo: now }) },
  });
  if (pays) await settlePayment(tx, sold, { at: now });
  const note = isTakenAlong ? 'Sold at the counter and taken along.' : 'Sold at the counter.';
  await tx.orderEvent.create({ data: { orderId: id, status, note, actorId: viewer?.id, at: now } });
  await mailBuyer(
    tx,
    context,
    sold,
    isTakenAlong ? { template: 'orderStatus', note: null } : { template: 'orderPlaced' },
  );
  await recordAudit(tx, context, {
    action: 'order.counterSale',
    entity: 'Order',
    entityId: id,
    after: { number, status, paymentStatus, finalTotal },
  });
  return sold;
}
