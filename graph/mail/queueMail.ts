import { v7 as uuidv7 } from 'uuid';
import { inOneLine } from '#domain/text/texts.ts';
import type { Secrets } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { activeTraceparent } from '#graph/observability/tracing/tracing.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findMail } from './findMail.ts';
import type { MailMessage } from './messages.ts';
import type { MailedOrder } from './templates/template.ts';

interface Asking {
  now: Date;
  /** The request that gives rise to it; none where the store does so by itself. */
  requestId?: string | null;
  publicUrl: string;
  secrets: Secrets;
}

interface MailToQueue {
  message: MailMessage;
  /** The mail's id; a new one where none is given. */
  id?: string;
  /** The order that the mail is about, where the caller has read it. */
  order?: MailedOrder;
  /** The request that gave rise to it, and its trace, where it is not the one that asks now. */
  requestId?: string | null;
  traceparent?: string | null;
  /** Kept back until then. */
  notBefore?: Date;
}

/** Writes a mail into the caller's transaction; the worker sends it once that is kept. Answers the mail's id. */
export async function queueMail(
  tx: Transaction,
  asking: Asking,
  message: MailMessage,
  { notBefore }: Pick<MailToQueue, 'notBefore'> = {},
): Promise<string> {
  const id = uuidv7();
  await queueMails(tx, asking, [{ message, id, notBefore }]);
  return id;
}

/** The same for several, in one statement. */
export async function queueMails(
  tx: Transaction,
  asking: Asking,
  mails: readonly MailToQueue[],
): Promise<void> {
  if (mails.length === 0) return;
  const { renderMail } = await import('./renderMail.ts');
  const settings = await readSettings(tx);
  const data: Prisma.MailCreateManyInput[] = [];
  for (const mail of mails) {
    const { message, id, order, notBefore } = mail;
    const { requestId = asking.requestId, traceparent = activeTraceparent() } = mail;
    const { publicUrl, secrets, now } = asking;
    const known = { publicUrl, secrets, now, settings, order };
    data.push({
      ...(await toRow(message, asking, notBefore)),
      ...(await renderMail(tx, known, message)),
      id,
      requestId,
      traceparent,
    });
  }
  // For one that is created alone, Prisma would open a transaction and read it back.
  await tx.mail.createMany({ data });
}

async function toRow(message: MailMessage, { now, publicUrl }: Asking, notBefore = now) {
  const { to, template } = message;
  const mail = await findMail(template);
  const { unsubscribeToken, replyTo, answers = [] } = mail?.headers(message) ?? {};
  return {
    template,
    isSecret: mail?.linkMinutes !== undefined,
    unsubscribeUrl: unsubscribeToken && `${publicUrl}/unsubscribe?token=${unsubscribeToken}`,
    replyTo,
    answers: answers.join(' ') || undefined,
    orderId: 'orderId' in message ? message.orderId : undefined,
    toEmail: to.email,
    toName: inOneLine(to.name),
    nextAttemptAt: notBefore,
    createdAt: now,
  };
}
