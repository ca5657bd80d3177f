import type { Attachment } from 'postal-mime';
import { shorten } from '#domain/text/shorten.ts';
import { toSingleLine } from '#domain/text/texts.ts';
import type { InboundEmail } from './parseEmail.ts';

/** A mail server's report about an undeliverable email (RFC 3464). */
export interface Bounce {
  reason: string;
  /** Message-IDs found in the returned part of the email. */
  messageIds: string[];
}

const MAX_REASON_LENGTH = 500;
const MAX_REPORT_LENGTH = 100_000;

/** Returns null unless the message reports a permanent failure. Delay reports are ignored. */
export function readBounce({ isReport, attachments, inReplyTo }: InboundEmail): Bounce | null {
  if (!isReport) return null;
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return null;
  const report = toText(status);
  if (!/^action:\s*failed/im.test(report)) return null;
  const diagnostic =
    readField(report, 'diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? readField(report, 'status');
  const returnedMessageIds = attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
    .flatMap((part) => [...toText(part).matchAll(/^message-id:\s*<([^<>\s]+)>/gim)].map(([, id = '']) => id));
  return {
    reason: shorten(toSingleLine(diagnostic ?? ''), MAX_REASON_LENGTH),
    messageIds: [...returnedMessageIds, ...inReplyTo],
  };
}

/** Returns the value of a header field, including continuation lines that begin with a space. */
function readField(report: string, name: string): string | undefined {
  const match = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report);
  return match?.[1];
}

function toText({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');
  return shorten(text, MAX_REPORT_LENGTH);
}
