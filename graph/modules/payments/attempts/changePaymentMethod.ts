import { DomainError } from '#domain/errors/errors.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { termAfterChange } from '#domain/payments/paymentTerm.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { endUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ChangePaymentMethodInput } from '#graph/schema/schema.generated.ts';
import { findPayable } from '../findPayable.ts';
import { optionsOf } from '../optionsOf.ts';
import { askForBuyer } from './askOpenAttempts.ts';

/** Another way to pay an order of which nothing is paid yet, until the store has it in hand. */
export async function changePaymentMethod(
  context: GraphContext,
  { method, ...named }: ChangePaymentMethodInput,
): Promise<Order> {
  const { id } = await findPayable(context, named);
  const { now, snapshot } = context;
  if (isOnline(method)) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  await askForBuyer(context, { id });
  return withOrder(context, { id }, async (work, order) => {
    if (isCalledOff(order.status) || order.paid > 0) throw new DomainError('NOTHING_DUE', 'id');
    if (order.payBy && order.payBy < now) throw new DomainError('TIME_TO_PAY_OVER', 'id');
    const option = (await optionsOf(work.db, context, order)).find((one) => one.method === method);
    if (!option) throw new DomainError('METHOD_NOT_OFFERED', 'method');
    if (option.problem) throw option.problem;
    const payBy = termAfterChange(order, method, termsOf(order, snapshot.settings), now);
    if (payBy) await work.enqueue(endUnpaidOrderJob, { orderId: id }, { runAfter: payBy });
    await work.db.orderEvent.create({
      data: {
        orderId: id,
        kind: 'PAYMENT',
        status: order.status,
        note: timelineNotes.methodChanged,
        data: { method },
        actorId: context.viewer?.id,
        at: now,
      },
    });
    return work.db.order.update({
      where: { id, version: order.version },
      data: { paymentMethod: method, payBy, version: { increment: 1 } },
    });
  });
}
