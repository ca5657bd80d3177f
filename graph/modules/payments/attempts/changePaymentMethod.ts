import { DomainError } from '#domain/errors/errors.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getDeadlineAfterMethodChange } from '#domain/payments/getPaymentDeadline.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ChangePaymentMethodInput } from '#graph/schema/schema.generated.ts';
import { computePaymentOptions } from '../computePaymentOptions.ts';
import { findPayableOrder } from '../findPayableOrder.ts';
import { refreshForCustomer } from './refreshUnsettledAttempts.ts';

/** Changes the payment method of an order that has no payments and is not yet confirmed by the store. */
export async function changePaymentMethod(
  context: GraphContext,
  { method, ...named }: ChangePaymentMethodInput,
): Promise<Order> {
  const { id } = await findPayableOrder(context, named);
  const { now, snapshot } = context;
  if (isOnline(method)) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  await refreshForCustomer(context, { id });
  return lockOrder(context, { id }, async (work, order) => {
    if (isCancelledOrReturned(order.status) || order.paid > 0) throw new DomainError('NOTHING_DUE', 'id');
    if (order.payBy && order.payBy < now) throw new DomainError('PAYMENT_DEADLINE_PASSED', 'id');
    const option = (await computePaymentOptions(work.db, context, order)).find(
      (candidate) => candidate.method === method,
    );
    if (!option) throw new DomainError('METHOD_NOT_OFFERED', 'method');
    if (option.problem) throw option.problem;
    const payBy = getDeadlineAfterMethodChange(order, method, readOrderTerms(order, snapshot.settings), now);
    if (payBy) await work.enqueue(expireUnpaidOrderJob, { orderId: id }, { runAfter: payBy });
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
