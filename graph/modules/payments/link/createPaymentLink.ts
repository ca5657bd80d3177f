import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { receiptEmailSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { getLinkExpiry, getLinkState } from '#domain/payments/paymentLink.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import { isReachable } from '#graph/modules/orders/change/emailCustomer.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreatedPaymentLink, CreatePaymentLinkInput } from '#graph/schema/schema.generated.ts';
import { findPayableOrder } from '../findPayableOrder.ts';
import { buildPaymentLink, signPaymentToken } from '../paymentToken.ts';
import { buildLinkMessage } from './buildLinkMessage.ts';

/** Creates a link to pay an order's amount due, and emails it to the customer if requested. */
export async function createPaymentLink(
  context: GraphContext,
  { id: idOrNumber, mail, ...input }: CreatePaymentLinkInput,
): Promise<CreatedPaymentLink> {
  const { email } = parseInput(receiptEmailSchema, input);
  const { id } = await findPayableOrder(context, { id: idOrNumber });
  await countAttempt(context, 'paymentLink', id);
  const { now, publicUrl, secrets, viewer } = context;

  return lockOrder(context, { id }, async (work, order) => {
    const state = getLinkState(order, now);
    if (state === 'EXPIRED') throw new DomainError('PAYMENT_DEADLINE_PASSED', 'id');
    if (state !== 'OPEN') throw new DomainError('NOTHING_DUE', 'id');
    const recipientEmail = mail ? resolveEmail(order, email) : null;

    const { requested: due } = await readCurrentAmounts(work.db, context, order);
    const { number } = order;
    const expiresAt = getLinkExpiry(order, now);
    const url = buildPaymentLink(publicUrl, signPaymentToken({ number, expiresAt }, secrets));
    if (recipientEmail) {
      const recipient = { email: recipientEmail, name: order.contactName };
      await queueEmail(work.db, context, {
        template: 'paymentLink',
        to: recipient,
        orderId: id,
        link: url,
        expiresAt,
      });
      await storeEmail(work.db, order, recipientEmail);
    }
    const note = recipientEmail ? timelineNotes.paymentLinkSent : timelineNotes.paymentLinkMade;
    await work.db.orderEvent.create({
      data: { orderId: id, kind: 'PAYMENT', status: order.status, note, actorId: viewer?.id, at: now },
    });
    await recordAudit(work.db, context, {
      action: 'order.paymentLink',
      entity: 'Order',
      entityId: id,
      after: { due, isMailed: recipientEmail !== null },
    });
    const text = buildLinkMessage(await readSettings(work.db), order, { url, due, expiresAt });
    return { url, text, payableUntil: order.payBy ?? expiresAt, mailedTo: recipientEmail };
  });
}

function resolveEmail(order: Order, enteredEmail: string | null): string {
  if (enteredEmail) return enteredEmail;
  if (!isReachable(order)) throw new DomainError('NO_EMAIL_ADDRESS', 'email');
  return order.contactEmail;
}

/** Stores the email address of an order that had none. */
async function storeEmail(tx: Transaction, { id, version, contactEmail }: Order, email: string) {
  if (contactEmail !== '') return;
  await tx.order.update({
    where: { id, version },
    data: { contactEmail: email, version: { increment: 1 } },
  });
}
