import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import { shorten } from '#domain/text/shorten.ts';
import { inOneLine } from '#domain/text/texts.ts';

/** A mail that came in, as far as the store needs it. */
export interface InboundMail {
  /** Its Message-ID without brackets; of one that has none, what its content comes to. */
  messageId: string;
  from: { name: string; address: string };
  /** Everybody it went to. */
  recipients: string[];
  subject: string;
  /** All that it says, as plain text. */
  text: string;
  /** The Message-IDs that it answers, the nearest last. */
  answers: string[];
  /** Whether a machine wrote it. */
  isAutomatic: boolean;
  /** The parts of a report on a mail that was not delivered. */
  isReport: boolean;
  attachments: Attachment[];
}

const MAX_ID = 255;
const MAX_TEXT = 200_000;
const MAX_NESTED = 200;

/** Reads a mail, whatever it is made of; HTML becomes plain text, and nothing of it is ever shown as a page. */
export async function readMail(raw: Buffer): Promise<InboundMail> {
  const email = await PostalMime.parse(raw, {
    rfc822Attachments: true,
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTED,
  });
  const header = (key: string) => email.headers.find((one) => one.key === key)?.value ?? '';
  const [from] = mailboxes(email.from ? [email.from] : []);
  return {
    messageId: toId(email.messageId) ?? `content:${createHash('sha256').update(raw).digest('hex')}`,
    from: { name: inOneLine(withoutHidden(from?.name ?? '')), address: (from?.address ?? '').toLowerCase() },
    recipients: [...addressed(email), header('delivered-to'), header('x-original-to')].filter(Boolean),
    subject: inOneLine(withoutHidden(email.subject ?? '')),
    text: textOf(email),
    answers: [...idsIn(email.references ?? ''), ...idsIn(email.inReplyTo ?? '')],
    isAutomatic: isAutomatic(header),
    isReport: /multipart\/report/i.test(header('content-type')),
    attachments: email.attachments,
  };
}

function textOf(email: Email): string {
  const text = email.text?.trim() || (email.html ? convert(email.html, AS_TEXT) : '');
  return shorten(withoutHidden(text).replace(/(?![\n\t])\p{Cc}/gu, ''), MAX_TEXT);
}

const AS_TEXT: Parameters<typeof convert>[1] = {
  wordwrap: false,
  limits: { maxInputLength: 2_000_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'blockquote', format: 'blockquote', options: { leadingLineBreaks: 1 } },
  ],
};

/** As RFC 3834 has it, and what older programs say instead. */
function isAutomatic(header: (key: string) => string): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase();
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)/i.test(header('precedence').trim()) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    header('list-id') !== ''
  );
}

function addressed({ to, cc, deliveredTo, bcc }: Email): string[] {
  const named = mailboxes([...(to ?? []), ...(cc ?? []), ...(bcc ?? [])]).map(({ address }) => address);
  return [...named, ...(deliveredTo ? [deliveredTo] : [])];
}

function mailboxes(addresses: readonly Address[]) {
  return addresses.flatMap((one) => one.group ?? [one]).filter((one) => one.address);
}

function idsIn(value: string): string[] {
  return [...value.matchAll(/<([^<>\s]{1,998})>/g)].map(([, id = '']) => bounded(id));
}

function toId(value: string | undefined): string | null {
  const id = value?.replace(/^\s*<|>\s*$/g, '').trim();
  return id ? bounded(id) : null;
}

/** What is longer than the column is known by what it comes to. */
function bounded(id: string): string {
  return id.length <= MAX_ID ? id : `long:${createHash('sha256').update(id).digest('hex')}`;
}
