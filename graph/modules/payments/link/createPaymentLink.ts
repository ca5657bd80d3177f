import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { receiptMailSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { linkExpiry, linkState } from '#domain/payments/paymentLink.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { currentBalance } from '#graph/modules/orders/booking/currentBalance.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { isReachable } from '#graph/modules/orders/change/mailCustomer.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreatedPaymentLink, CreatePaymentLinkInput } from '#graph/schema/schema.generated.ts';
import { findPayableOrder } from '../findPayableOrder.ts';
import { paymentLinkOf, signPaymentToken } from '../paymentToken.ts';
import { linkMessage } from './linkMessage.ts';

/** Creates a link to pay an order's amount due, and emails it to the customer if requested. */
export async function createPaymentLink(
  context: GraphContext,
  { id: named, mail, ...input }: CreatePaymentLinkInput,
): Promise<CreatedPaymentLink> {
  const { email } = parseInput(receiptMailSchema, input);
  const { id } = await findPayableOrder(context, { id: named });
  await countAttempt(context, 'paymentLink', id);
  const { now, publicUrl, secrets, viewer } = context;

  return lockOrder(context, { id }, async (work, order) => {
    const state = linkState(order, now);
    if (state === 'EXPIRED') throw new DomainError('TIME_TO_PAY_OVER', 'id');
    if (state !== 'OPEN') throw new DomainError('NOTHING_DUE', 'id');
    const mailedTo = mail ? emailOf(order, email) : null;

    const { requested: due } = await currentBalance(work.db, context, order);
    const { number } = order;
    const expiresAt = linkExpiry(order, now);
    const url = paymentLinkOf(publicUrl, signPaymentToken({ number, expiresAt }, secrets));
    if (mailedTo) {
      const to = { email: mailedTo, name: order.contactName };
      await queueMail(work.db, context, { template: 'paymentLink', to, orderId: id, link: url, expiresAt });
      await storeEmail(work.db, order, mailedTo);
    }
    const note = mailedTo ? timelineNotes.paymentLinkSent : timelineNotes.paymentLinkMade;
    await work.db.orderEvent.create({
      data: { orderId: id, kind: 'PAYMENT', status: order.status, note, actorId: viewer?.id, at: now },
    });
    await recordAudit(work.db, context, {
      action: 'order.paymentLink',
      entity: 'Order',
      entityId: id,
      after: { due, isMailed: mailedTo !== null },
    });
    const text = linkMessage(await readSettings(work.db), order, { url, due, expiresAt });
    return { url, text, payableUntil: order.payBy ?? expiresAt, mailedTo };
  });
}

function emailOf(order: Order, given: string | null): string {
  if (given) return given;
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
