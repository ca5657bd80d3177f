import { inOneLine } from '#domain/text/texts.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MailMessage } from './messages.ts';

/** Mails with a link that opens an account. */
const SECRET: ReadonlySet<MailMessage['template']> = new Set(['verifyEmail', 'resetPassword', 'invitation']);

/**
 * Writes a mail into the caller's transaction; the worker sends it once that is kept. Answers the mail's id, which is `as`
 * where that is given.
 */
export async function queueMail(
  tx: Transaction,
  { now, publicUrl }: { now: Date; publicUrl: string },
  message: MailMessage,
  as?: string,
): Promise<string> {
  const { to, template } = message;
  const { renderMail } = await import('./renderMail.ts');
  const rendered = await renderMail(tx, { publicUrl }, message);
  const isSecret = SECRET.has(template);
  const orderId = 'orderId' in message ? message.orderId : undefined;
  const unsubscribeUrl = 'token' in message ? `${publicUrl}/unsubscribe?token=${message.token}` : undefined;
  const { id } = await tx.mail.create({
    select: { id: true },
    data: {
      ...rendered,
      id: as,
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
