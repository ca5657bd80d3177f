import { refundProblem } from '#domain/accounts/limits.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountDue, amountHeld } from '#domain/orders/ledger.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff, isTransferAwaited } from '#domain/orders/payment.ts';
import { assertPaymentCanMove } from '#domain/orders/paymentLifecycle.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { limitsOf } from '#graph/access/limitsOf.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SetPaymentStatusInput } from '#graph/schema/schema.generated.ts';
import { arrivalFrom } from '../lifecycle/arrivalFrom.ts';
import { enterPayment, type Standing, voidPayment } from '../lifecycle/enterPayment.ts';
import { holdStock } from '../lifecycle/holdStock.ts';
import { mailBuyer } from '../lifecycle/mailBuyer.ts';
import { piecesOf } from '../lifecycle/pieces.ts';
import { withOrder } from '../lifecycle/withOrder.ts';

const NOTES: Partial<Record<PaymentStatus, string>> = {
  PAID: 'Payment received.',
  REFUNDED: 'Payment refunded.',
  UNPAID: 'Payment not received after all.',
};

/**
 * Notes that all of an order is paid, that all that was paid went back, or that nothing was paid after all; where the order
 * itself stands does not change. The days of one that waited for its transfer count from when that is here.
 */
export async function setPaymentStatus(
  context: GraphContext,
  { id: named, status: paymentStatus, version: read, calledOffOk, ...input }: SetPaymentStatusInput,
): Promise<Order> {
  requireMay(context, paymentStatus === 'REFUNDED' ? 'refundOrders' : 'recordPayments');
  const { reference } = parseInput(paymentChangeSchema, input);

  return withOrder(context, { id: named, version: read }, async (tx, order) => {
    assertPaymentCanMove(order.paymentStatus, paymentStatus);
    const tooMuch =
      paymentStatus === 'REFUNDED' &&
      refundProblem({ amount: amountHeld(order) }, limitsOf(context), 'status');
    if (tooMuch) throw tooMuch;
    if (paymentStatus === 'PAID' && isCalledOff(order.status) && !calledOffOk)
      throw new DomainError('NOTHING_TO_PAY', 'calledOffOk');
    const { id, status, version } = order;
    const isTransferHere = paymentStatus === 'PAID' && isTransferAwaited(order);
    const isSetAside = paymentStatus === 'PAID' && (await setAside(tx, context, order));
    const standing = await enter(tx, context, order, { to: paymentStatus, reference });
    const changed = await tx.order.update({
      where: { id, version },
      data: {
        ...standing,
        version: { increment: 1 },
        ...(isTransferHere && arrivalFrom(order, context.now)),
        ...(isSetAside && { stockHeld: true }),
      },
    });
    await tx.orderEvent.create({
      data: {
        orderId: id,
        kind: 'PAYMENT',
        status,
        note: NOTES[paymentStatus],
        actorId: context.viewer?.id,
        at: context.now,
      },
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

/** What one word for the whole order comes to in its ledger. Of one that is called off all its total is noted as paid. */
async function enter(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { to, reference }: { to: PaymentStatus; reference?: string },
): Promise<Standing> {
  const method = order.paymentMethod;
  if (to === 'PAID') {
    const amount = isCalledOff(order.status) ? order.finalTotal - amountHeld(order) : amountDue(order);
    return enterPayment(tx, context, order, { kind: 'PAYMENT', method, amount, reference });
  }
  if (to === 'REFUNDED')
    return enterPayment(tx, context, order, {
      kind: 'REFUND',
      method,
      amount: amountHeld(order),
      reference,
    });
  const { paid, refunded, credited, paymentStatus } = order;
  let standing: Standing = { paid, refunded, credited, paymentStatus };
  const entries = await tx.payment.findMany({
    where: { orderId: order.id, kind: 'PAYMENT', voidedAt: null },
  });
  for (const entry of entries) standing = await voidPayment(tx, context, { ...order, ...standing }, entry);
  return standing;
}

/** Pieces that wait for the store's word are set aside once they are paid, as far as they are still there. */
async function setAside(tx: Transaction, context: GraphContext, order: Order): Promise<boolean> {
  return lacksPieces(order) && (await takePieces(tx, context, order.id)).length === 0;
}

async function takePieces(tx: Transaction, context: GraphContext, orderId: string): Promise<string[]> {
  return holdStock(tx, context, { orderId, pieces: await piecesOf(tx, orderId) });
}

/** Tells the buyer that the transfer is here; not again where it was noted, taken back and noted once more. */
async function thankOnce(tx: Transaction, context: GraphContext, order: Order): Promise<void> {
  const template = 'paymentReceived';
  const earlier = await tx.mail.findFirst({ where: { orderId: order.id, template }, select: { id: true } });
  if (!earlier) await mailBuyer(tx, context, order, { template });
}
