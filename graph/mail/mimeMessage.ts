import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { findEmailTemplate } from './findEmailTemplate.ts';

/** An email ready to send: envelope and bytes. */
export interface MimeMessage {
  id: string;
  from: string;
  to: string;
  raw: Buffer;
}

type QueuedEmail = Pick<Mail, 'id' | 'toEmail' | 'toName' | 'subject' | 'html' | 'text' | 'createdAt'> &
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
  email: QueuedEmail,
  { address, settings }: Sender,
): Promise<MimeMessage> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const from = address ?? settings.email;
  const domain = from.split('@').at(-1);
  const replyAddress = email.replyTo ?? settings.email;
  // An id without a domain belongs to an email of the store.
  const referenceIds = (email.answers?.split(' ') ?? []).map(
    (id) => `<${id.includes('@') ? id : `${id}@${domain}`}>`,
  );
  const isPersonal = email.template && (await findEmailTemplate(email.template))?.isPersonal;
  const composer = new MailComposer({
    from: { name: settings.name, address: from },
    replyTo: replyAddress === from ? undefined : { name: settings.name, address: replyAddress },
    inReplyTo: referenceIds.at(-1),
    references: referenceIds.length > 0 ? referenceIds : undefined,
    to: { name: removeHiddenCharacters(email.toName), address: email.toEmail },
    subject: email.subject,
    html: email.html,
    text: email.text,
    messageId: `<${email.id}@${domain}>`,
    date: email.createdAt,
    headers: {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(email.requestId && { 'X-Request-Id': email.requestId }),
      // RFC 8058: mail programs show a button that posts to the URL.
      ...(email.unsubscribeUrl && {
        'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { id: email.id, from, to: email.toEmail, raw: await composer.compile().build() };
}
