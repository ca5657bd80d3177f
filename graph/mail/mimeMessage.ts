import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { findMail } from './findMail.ts';

/** A mail as it travels: its envelope, and its bytes. */
export interface MimeMessage {
  id: string;
  from: string;
  to: string;
  raw: Buffer;
}

type QueuedMail = Pick<Mail, 'id' | 'toEmail' | 'toName' | 'subject' | 'html' | 'text' | 'createdAt'> &
  Partial<Pick<Mail, 'template' | 'unsubscribeUrl' | 'requestId' | 'replyTo' | 'answers'>>;

interface Sender {
  /** The address that mails come from; the store's own where none is set. */
  address?: string;
  settings: Pick<StoreSettings, 'name' | 'email'>;
}

/**
 * The mail as MIME. Sent again by hand, it has the same Message-ID, so that a mailbox that has it already shows it
 * once.
 */
export async function composeMimeMessage(
  mail: QueuedMail,
  { address, settings }: Sender,
): Promise<MimeMessage> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const from = address ?? settings.email;
  const domain = from.split('@').at(-1);
  const replyAddress = mail.replyTo ?? settings.email;
  // What has no domain is a mail of the store.
  const answered = (mail.answers?.split(' ') ?? []).map(
    (id) => `<${id.includes('@') ? id : `${id}@${domain}`}>`,
  );
  const isPersonal = mail.template && (await findMail(mail.template))?.isPersonal;
  const composer = new MailComposer({
    from: { name: settings.name, address: from },
    replyTo: replyAddress === from ? undefined : { name: settings.name, address: replyAddress },
    inReplyTo: answered.at(-1),
    references: answered.length > 0 ? answered : undefined,
    to: { name: withoutHidden(mail.toName), address: mail.toEmail },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    headers: {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.requestId && { 'X-Request-Id': mail.requestId }),
      // RFC 8058: the mail program's own button, which posts to the address.
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
