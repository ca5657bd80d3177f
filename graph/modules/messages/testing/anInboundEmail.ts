import { randomUUID } from 'node:crypto';

interface InboundEmailFields {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

/** Returns a raw inbound email. */
export function anInboundEmail({
  from = 'Sita Sharma <sita@example.com>',
  ...email
}: InboundEmailFields = {}): string {
  const { to = 'inbox@store.example', subject = 'Ring size', text = 'Which sizes are there?' } = email;
  const { messageId = `${randomUUID()}@mail.example`, headers = {} } = email;
  const extraHeaderLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${messageId}>`,
    'Date: Mon, 23 Nov 2026 10:00:00 +0545',
    'MIME-Version: 1.0',
    ...('Content-Type' in headers ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...extraHeaderLines,
    '',
    text,
    '',
  ].join('\r\n');
}

/** Returns a bounce message for one of the store's emails. */
export function aBounce(emailId: string): string {
  return anInboundEmail({
    from: 'Mail Delivery <mailer-daemon@mail.example>',
    subject: 'Undelivered mail',
    headers: {
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b1',
      'Auto-Submitted': 'auto-replied',
    },
    text: [
      '--b1',
      'Content-Type: text/plain',
      '',
      'It could not be delivered.',
      '--b1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.example',
      '',
      'Final-Recipient: rfc822; sita@example.com',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
      '--b1',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${emailId}@store.example>`,
      'Subject: Re: Ring size',
      '--b1--',
    ].join('\r\n'),
  });
}
