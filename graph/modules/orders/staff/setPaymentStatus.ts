import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff, isTransferAwaited } from '#domain/orders/payment.ts';
import { assertPaymentCanMove } from '#domain/orders/paymentLifecycle.ts';
import { awaitsConfirmation } from '#domain/orders/unpaidLimits.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SetPaymentStatusInput } from '#graph/schema/schema.generated.ts';
import { holdStock } from '../lifecycle/holdStock.ts';
import { settlePayment } from '../lifecycle/settlePayment.ts';
import { withOrder } from '../lifecycle/withOrder.ts';

const NOTES: Record<PaymentStatus, string> = {
  PAID: 'Payment received.',
  REFUNDED: 'Payment refunded.',
  UNPAID: 'Payment not received after all.',
};

/** Notes how an order's payment stands; where the order itself stands does not change. */
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
    const isSetAside = paymentStatus === 'PAID' && (await setAside(tx, context, order));
    const changed = await tx.order.update({
      where: { id, version },
      data: {
        paymentStatus,
        version: { increment: 1 },
        ...(paymentStatus === 'PAID' && arrivalOnceHere(order, context.now)),
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
    return changed;
  });
}

/** Pieces that wait for the store's word are set aside once they are paid, as far as they are still there. */
async function setAside(tx: Transaction, context: GraphContext, order: Order): Promise<boolean> {
  return awaitsConfirmation(order) && (await holdStock(tx, context, order.id)).length === 0;
}

/** The days of an order that waited for its transfer count from when that is here. */
function arrivalOnceHere(order: Order, now: Date) {
  if (!isTransferAwaited(order)) return null;
  const { from: estimatedFrom, to: estimatedTo } = deliveryEstimate(order.district, now);
  return { estimatedFrom, estimatedTo };
}
