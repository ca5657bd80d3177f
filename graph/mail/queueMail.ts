import { v7 as uuidv7 } from 'uuid';
import { inOneLine } from '#domain/text/texts.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MailMessage } from './messages.ts';
import type { MailedOrder } from './templates/template.ts';

/** Mails with a link that opens an account. */
const SECRET: ReadonlySet<MailMessage['template']> = new Set(['verifyEmail', 'resetPassword', 'invitation']);

interface Known {
  /** The mail's id; a new one where none is given. */
  id?: string;
  /** The order that the mail is about, where the caller has read it. */
  order?: MailedOrder;
}

/** Writes a mail into the caller's transaction; the worker sends it once that is kept. Answers the mail's id. */
export async function queueMail(
  tx: Transaction,
  { now, publicUrl }: { now: Date; publicUrl: string },
  message: MailMessage,
  { id = uuidv7(), order }: Known = {},
): Promise<string> {
  const { to, template } = message;
  const { renderMail } = await import('./renderMail.ts');
  const rendered = await renderMail(tx, { publicUrl, order }, message);
  const isSecret = SECRET.has(template);
  const orderId = 'orderId' in message ? message.orderId : undefined;
  const unsubscribeUrl = 'token' in message ? `${publicUrl}/unsubscribe?token=${message.token}` : undefined;
  // Of several rows Prisma reads none again.
  await tx.mail.createMany({
    data: {
      ...rendered,
      id,
      template,
      isSecret,
      unsubscribeUrl,
      orderId,
      toEmail: to.email,
      toName: inOneLine(to.name),
      nextAttemptAt: now,
      createdAt: now,
    },
  });
  return id;
}
