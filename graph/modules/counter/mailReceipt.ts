import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { receiptEmailSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { isReachable } from '#graph/modules/orders/change/emailCustomer.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { MailReceiptInput } from '#graph/schema/schema.generated.ts';

/** Queues an order's receipt to its customer, or to the given address. Returns true. */
export async function mailReceipt(context: GraphContext, input: MailReceiptInput): Promise<boolean> {
  const { email } = parseInput(receiptEmailSchema, input);
  return lockOrder(context, { id: input.id }, async (work, order) => {
    const { id, version, contactEmail, contactName: name } = order;
    if (!email && !isReachable(order)) throw new DomainError('NO_EMAIL_ADDRESS', 'email');
    await queueEmail(work.db, context, {
      template: 'receipt',
      to: { email: email ?? contactEmail, name },
      orderId: id,
    });
    if (email && contactEmail === '')
      await work.db.order.update({
        where: { id, version },
        data: { contactEmail: email, version: { increment: 1 } },
      });
    await recordAudit(work.db, context, {
      action: 'order.email',
      entity: 'Order',
      entityId: id,
      after: { template: 'receipt' },
    });
    return true;
  });
}
