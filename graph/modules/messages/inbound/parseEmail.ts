import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { shorten } from '#domain/text/shorten.ts';
import { toSingleLine } from '#domain/text/texts.ts';

/** An inbound email, reduced to the parts the store needs. */
export interface InboundEmail {
  /** Message-ID without brackets; a hash of the content if there is none. */
  messageId: string;
  from: { name: string; address: string };
  /** All recipients. */
  recipients: string[];
  subject: string;
  /** The entire body as plain text. */
  text: string;
  /** Message-IDs of the emails it replies to, with the direct parent last. */
  inReplyTo: string[];
  /** True if it was sent automatically, for example by an out-of-office responder. */
  isAutomatic: boolean;
  /** True if it is a delivery report. */
  isReport: boolean;
  attachments: Attachment[];
}

const MAX_ID_LENGTH = 255;
const MAX_TEXT_LENGTH = 200_000;
const MAX_NESTING_DEPTH = 200;

/** Parses an email of any structure. HTML is converted to plain text, so that it is never rendered. */
export async function parseEmail(rawEmail: Buffer): Promise<InboundEmail> {
  const email = await PostalMime.parse(rawEmail, {
    rfc822Attachments: true,
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTING_DEPTH,
  });
  const getHeader = (key: string) => email.headers.find((entry) => entry.key === key)?.value ?? '';
  const [from] = toMailboxes(email.from ? [email.from] : []);
  return {
    messageId: toId(email.messageId) ?? `content:${createHash('sha256').update(rawEmail).digest('hex')}`,
    from: {
      name: toSingleLine(removeHiddenCharacters(from?.name ?? '')),
      address: (from?.address ?? '').toLowerCase(),
    },
    recipients: [...findRecipients(email), getHeader('delivered-to'), getHeader('x-original-to')].filter(
      Boolean,
    ),
    subject: toSingleLine(removeHiddenCharacters(email.subject ?? '')),
    text: toPlainText(email),
    inReplyTo: [...parseMessageIds(email.references ?? ''), ...parseMessageIds(email.inReplyTo ?? '')],
    isAutomatic: isAutomatic(getHeader),
    isReport: /multipart\/report/i.test(getHeader('content-type')),
    attachments: email.attachments,
  };
}

function toPlainText(email: Email): string {
  const text = email.text?.trim() || (email.html ? convert(email.html, TEXT_CONVERSION_OPTIONS) : '');
  return shorten(removeHiddenCharacters(text).replace(/(?![\n\t])\p{Cc}/gu, ''), MAX_TEXT_LENGTH);
}

const TEXT_CONVERSION_OPTIONS: Parameters<typeof convert>[1] = {
  wordwrap: false,
  limits: { maxInputLength: 2_000_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'blockquote', format: 'blockquote', options: { leadingLineBreaks: 1 } },
  ],
};

/** Detects automatic replies by RFC 3834 and by the headers of older programs. */
function isAutomatic(getHeader: (key: string) => string): boolean {
  const autoSubmitted = getHeader('auto-submitted').trim().toLowerCase();
  return (
    (autoSubmitted !== '' && autoSubmitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)/i.test(getHeader('precedence').trim()) ||
    getHeader('x-autoreply') !== '' ||
    getHeader('x-autorespond') !== '' ||
    getHeader('list-id') !== ''
  );
}

function findRecipients({ to, cc, deliveredTo, bcc }: Email): string[] {
  const addresses = toMailboxes([...(to ?? []), ...(cc ?? []), ...(bcc ?? [])]).map(({ address }) => address);
  return [...addresses, ...(deliveredTo ? [deliveredTo] : [])];
}

function toMailboxes(addresses: readonly Address[]) {
  return addresses.flatMap((entry) => entry.group ?? [entry]).filter((entry) => entry.address);
}

function parseMessageIds(value: string): string[] {
  return [...value.matchAll(/<([^<>\s]{1,998})>/g)].map(([, id = '']) => limitIdLength(id));
}

function toId(value: string | undefined): string | null {
  const id = value?.replace(/^\s*<|>\s*$/g, '').trim();
  return id ? limitIdLength(id) : null;
}

/** Replaces an id that is too long for the column with its hash. */
function limitIdLength(id: string): string {
  return id.length <= MAX_ID_LENGTH ? id : `long:${createHash('sha256').update(id).digest('hex')}`;
}
