import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff, isTransferAwaited } from '#domain/orders/payment.ts';
import { assertPaymentCanMove } from '#domain/orders/paymentLifecycle.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SetPaymentStatusInput } from '#graph/schema/schema.generated.ts';
import { arrivalFrom } from '../lifecycle/arrivalFrom.ts';
import { holdStock } from '../lifecycle/holdStock.ts';
import { mailBuyer } from '../lifecycle/mailBuyer.ts';
import { settlePayment } from '../lifecycle/settlePayment.ts';
import { withOrder } from '../lifecycle/withOrder.ts';

const NOTES: Record<PaymentStatus, string> = {
  PAID: 'Payment received.',
  REFUNDED: 'Payment refunded.',
  UNPAID: 'Payment not received after all.',
};

/**
 * Notes how an order's payment stands; where the order itself stands does not change. The days of one that waited for its
 * transfer count from when that is here.
 */
export async function setPaymentStatus(
  context: GraphContext,
  { id: named, status: paymentStatus, version: read, calledOffOk, ...input }: SetPaymentStatusInput,
): Promise<Order> {
  const { reference } = parseInput(paymentChangeSchema, input);

  return withOrder(context, { id: named, version: read }, async (tx, order) => {
    assertPaymentCanMove(order.paymentStatus, paymentStatus);
    if (paymentStatus === 'PAID' && isCalledOff(order.status) && !calledOffOk)
      throw new DomainError('NOTHING_TO_PAY', 'calledOffOk');
    const { id, status, version } = order;
    const isTransferHere = paymentStatus === 'PAID' && isTransferAwaited(order);
    const isSetAside = paymentStatus === 'PAID' && (await setAside(tx, context, order));
    const changed = await tx.order.update({
      where: { id, version },
      data: {
        paymentStatus,
        version: { increment: 1 },
        ...(isTransferHere && arrivalFrom(order, context.now)),
        ...(isSetAside && { stockHeld: true }),
      },
    });
    await settlePayment(tx, changed, { at: context.now, reference });
    await tx.orderEvent.create({
      data: { orderId: id, status, note: NOTES[paymentStatus], actorId: context.viewer?.id, at: context.now },
    });
    await recordAudit(tx, context, {
      action: 'order.payment',
      entity: 'Order',
      entityId: id,
      before: { paymentStatus: order.paymentStatus },
      after: { paymentStatus, ...(reference && { reference }) },
    });
    if (isTransferHere) await thankOnce(tx, context, changed);
    return changed;
  });
}

/** Pieces that wait for the store's word are set aside once they are paid, as far as they are still there. */
async function setAside(tx: Transaction, context: GraphContext, order: Order): Promise<boolean> {
  return lacksPieces(order) && (await holdStock(tx, context, order.id)).length === 0;
}

/** Tells the buyer that the transfer is here; not again where it was noted, taken back and noted once more. */
async function thankOnce(tx: Transaction, context: GraphContext, order: Order): Promise<void> {
  const template = 'paymentReceived';
  const earlier = await tx.mail.findFirst({ where: { orderId: order.id, template }, select: { id: true } });
  if (!earlier) await mailBuyer(tx, context, order, { template });
}
