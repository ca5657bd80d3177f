import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { receiptMailSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { linkExpiry, linkState } from '#domain/payments/paymentLink.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { isReachable } from '#graph/modules/orders/held/mailBuyer.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreatedPaymentLink, CreatePaymentLinkInput } from '#graph/schema/schema.generated.ts';
import { findPayable } from '../findPayable.ts';
import { paymentLinkOf, signPaymentToken } from '../paymentToken.ts';
import { linkMessage } from './linkMessage.ts';

/** Makes a link to pay what is due of an order, and mails it to the buyer where that is wanted. */
export async function createPaymentLink(
  context: GraphContext,
  { id: named, mail, ...input }: CreatePaymentLinkInput,
): Promise<CreatedPaymentLink> {
  const { email } = parseInput(receiptMailSchema, input);
  const { id } = await findPayable(context, { id: named });
  await countAttempt(context, 'paymentLink', id);
  const { now, publicUrl, secrets, viewer } = context;

  return withOrder(context, { id }, async (work, order) => {
    const state = linkState(order, now);
    if (state === 'EXPIRED') throw new DomainError('TIME_TO_PAY_OVER', 'id');
    if (state !== 'OPEN') throw new DomainError('NOTHING_DUE', 'id');
    const mailedTo = mail ? addressOf(order, email) : null;

    const { asked: due } = await balanceNow(work.db, context, order);
    const { number } = order;
    const expiresAt = linkExpiry(order, now);
    const url = paymentLinkOf(publicUrl, signPaymentToken({ number, expiresAt }, secrets));
    if (mailedTo) {
      const to = { email: mailedTo, name: order.contactName };
      await queueMail(work.db, context, { template: 'paymentLink', to, orderId: id, link: url, expiresAt });
      await keepAddress(work.db, order, mailedTo);
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

function addressOf(order: Order, given: string | null): string {
  if (given) return given;
  if (!isReachable(order)) throw new DomainError('NO_EMAIL_ADDRESS', 'email');
  return order.contactEmail;
}

/** An order that had no address has one now. */
async function keepAddress(tx: Transaction, { id, version, contactEmail }: Order, email: string) {
  if (contactEmail !== '') return;
  await tx.order.update({
    where: { id, version },
    data: { contactEmail: email, version: { increment: 1 } },
  });
}
