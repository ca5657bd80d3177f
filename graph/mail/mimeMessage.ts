import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { findMail } from './findMail.ts';

/** An email ready to send: envelope and bytes. */
export interface MimeMessage {
  id: string;
  from: string;
  to: string;
  raw: Buffer;
}

type QueuedMail = Pick<Mail, 'id' | 'toEmail' | 'toName' | 'subject' | 'html' | 'text' | 'createdAt'> &
  Partial<Pick<Mail, 'template' | 'unsubscribeUrl' | 'requestId' | 'replyTo' | 'answers'>>;

interface Sender {
  /** Sender address of emails. The store's own address by default. */
  address?: string;
  settings: Pick<StoreSettings, 'name' | 'email'>;
}

/**
 * Returns the email as MIME. A resent email has the same Message-ID, so that mail programs that already have it show
 * it once.
 */
export async function composeMimeMessage(
  mail: QueuedMail,
  { address, settings }: Sender,
): Promise<MimeMessage> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const from = address ?? settings.email;
  const domain = from.split('@').at(-1);
  const replyAddress = mail.replyTo ?? settings.email;
  // An id without a domain belongs to an email of the store.
  const answered = (mail.answers?.split(' ') ?? []).map(
    (id) => `<${id.includes('@') ? id : `${id}@${domain}`}>`,
  );
  const isPersonal = mail.template && (await findMail(mail.template))?.isPersonal;
  const composer = new MailComposer({
    from: { name: settings.name, address: from },
    replyTo: replyAddress === from ? undefined : { name: settings.name, address: replyAddress },
    inReplyTo: answered.at(-1),
    references: answered.length > 0 ? answered : undefined,
    to: { name: removeHiddenCharacters(mail.toName), address: mail.toEmail },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    headers: {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.requestId && { 'X-Request-Id': mail.requestId }),
      // RFC 8058: a button of the mail program that posts to the address.
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { id: mail.id, from, to: mail.toEmail, raw: await composer.compile().build() };
}
