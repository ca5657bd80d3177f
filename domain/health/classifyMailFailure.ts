/** Causes of an email failure that the owner can act on. */
export const MAIL_FAILURES = [
  'PASSWORD_REFUSED',
  'UNREACHABLE',
  'RECEIVER_REFUSED',
  'SENDER_REFUSED',
  'MAYBE_SENT',
  'OTHER',
] as const;

export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Returns true if the failure stops all of the store's emails, whoever the recipient is. */
export function stopsAllEmails(failure: MailFailure): boolean {
  return ['PASSWORD_REFUSED', 'UNREACHABLE', 'SENDER_REFUSED'].includes(failure);
}

/** The order matters: a mail server that refuses a password often reports 550 or 554 as well. */
const PATTERNS: readonly [failure: MailFailure, pattern: RegExp][] = [
  ['MAYBE_SENT', /never confirmed it|never said whether it has it/],
  ['PASSWORD_REFUSED', /\b(?:530|534|535|538)\b|invalid login|authenticat|username and password/i],
  [
    'UNREACHABLE',
    /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|EAI_AGAIN|time-?out|took too long|closed the connection|greeting/i,
  ],
  ['SENDER_REFUSED', /\b(?:sender|mail from|from address|relay)\b/i],
  ['RECEIVER_REFUSED', /\b55[0-4]\b|\b5\.1\.\d\b|recipient|mailbox|user unknown/i],
];

/** Returns the cause for an error message of the mail server or the connection. */
export function classifyMailFailure(message: string): MailFailure {
  return PATTERNS.find(([, pattern]) => pattern.test(message))?.[0] ?? 'OTHER';
}
