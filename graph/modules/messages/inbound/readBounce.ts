import type { Attachment } from 'postal-mime';
import { shorten } from '#domain/text/shorten.ts';
import { inOneLine } from '#domain/text/texts.ts';
import type { InboundMail } from './readMail.ts';

/** What a server says of a mail that it could not deliver (RFC 3464). */
export interface Bounce {
  reason: string;
  /** The Message-IDs in what it sends back of the mail. */
  mailIds: string[];
}

const MAX_REASON = 500;
const MAX_READ = 100_000;

/** Null for what is no report of a mail that will never arrive; one that is still tried is none. */
export function readBounce({ isReport, attachments, answers }: InboundMail): Bounce | null {
  if (!isReport) return null;
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return null;
  const report = toText(status);
  if (!/^action:\s*failed/im.test(report)) return null;
  const said = fieldOf(report, 'diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? fieldOf(report, 'status');
  const sentBack = attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
    .flatMap((part) => [...toText(part).matchAll(/^message-id:\s*<([^<>\s]+)>/gim)].map(([, id = '']) => id));
  return { reason: shorten(inOneLine(said ?? ''), MAX_REASON), mailIds: [...sentBack, ...answers] };
}

/** A field, whose value may go on in lines that begin with a space. */
function fieldOf(report: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report);
  return found?.[1];
}

function toText({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');
  return shorten(text, MAX_READ);
}
