/** Causes of an email failure that the owner can act on. */
export const MAIL_FAILURES = [
  'AUTHENTICATION_FAILED',
  'UNREACHABLE',
  'RECIPIENT_REJECTED',
  'SENDER_REJECTED',
  'DELIVERY_UNKNOWN',
  'OTHER',
] as const;

export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Returns true if the failure stops all of the store's emails, whatever the recipient. */
export function stopsAllEmails(failure: MailFailure): boolean {
  return ['AUTHENTICATION_FAILED', 'UNREACHABLE', 'SENDER_REJECTED'].includes(failure);
}

/** The order matters: a mail server that refuses a password often reports 550 or 554 as well. */
const PATTERNS: readonly [failure: MailFailure, pattern: RegExp][] = [
  ['DELIVERY_UNKNOWN', /never confirmed it|never said whether it has it/],
  ['AUTHENTICATION_FAILED', /\b(?:530|534|535|538)\b|invalid login|authenticat|username and password/i],
  [
    'UNREACHABLE',
    /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|EAI_AGAIN|time-?out|took too long|closed the connection|greeting/i,
  ],
  ['SENDER_REJECTED', /\b(?:sender|mail from|from address|relay)\b/i],
  ['RECIPIENT_REJECTED', /\b55[0-4]\b|\b5\.1\.\d\b|recipient|mailbox|user unknown/i],
];

/** Returns the cause of an error reported by the mail server or the connection. */
export function classifyMailFailure(message: string): MailFailure {
  return PATTERNS.find(([, pattern]) => pattern.test(message))?.[0] ?? 'OTHER';
}
