import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { orderEmailNoteSchema, orderEmailSchema } from '#domain/orders/orderChangeSchema.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import {
  emailCustomer,
  isReachable,
  type OrderEmailContent,
} from '#graph/modules/orders/change/emailCustomer.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { SendOrderEmailInput } from '#graph/schema/schema.generated.ts';

/** Queues an email to an order's customer: a custom message, or a standard email again. Always returns true. */
export async function sendOrderEmail(context: GraphContext, input: SendOrderEmailInput): Promise<boolean> {
  const buildContent = readContentBuilder(input);

  return lockOrder(context, { id: input.id }, async (work, order) => {
    if (!isReachable(order)) throw new DomainError('CUSTOMER_UNREACHABLE', 'template');
    const content = buildContent(order);
    await emailCustomer(work.db, context, order, content);
    await recordAudit(work.db, context, {
      action: 'order.email',
      entity: 'Order',
      entityId: order.id,
      after: { template: content.template, ...('subject' in content && { subject: content.subject }) },
    });
    return true;
  });
}

function readContentBuilder({
  template,
  ...input
}: SendOrderEmailInput): (order: Order) => OrderEmailContent {
  if (!template) {
    const { subject, message: body } = parseInput(orderEmailSchema, input);
    return () => ({ template: 'custom', subject, body });
  }
  const { message: note = null } = parseInput(orderEmailNoteSchema, input);
  if (template === 'ORDER_PLACED')
    return ({ status }) => {
      if (isCancelledOrReturned(status)) throw new DomainError('MAIL_ORDER_CANCELLED', 'template');
      return { template: 'orderPlaced' };
    };
  if (template === 'ORDER_STATUS') return () => ({ template: 'orderStatus', note });
  return ({ status, cancelReason }) => {
    if (status !== 'CANCELLED') throw new DomainError('MAIL_ORDER_NOT_CANCELLED', 'template');
    return { template: 'orderCancelled', reason: cancelReason };
  };
}
