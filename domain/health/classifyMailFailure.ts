/** Why a mail could not be sent, as far as its owner can do something about it. */
export const MAIL_FAILURES = [
  'PASSWORD_REFUSED',
  'UNREACHABLE',
  'RECEIVER_REFUSED',
  'SENDER_REFUSED',
  'MAYBE_SENT',
  'OTHER',
] as const;

export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Whether no mail of the store leaves for that reason, whomever it is to. */
export function stopsAllMails(failure: MailFailure): boolean {
  return ['PASSWORD_REFUSED', 'UNREACHABLE', 'SENDER_REFUSED'].includes(failure);
}

/** In this order: a mail server that refuses a password often says 550 or 554 as well. */
const SAID: readonly [failure: MailFailure, pattern: RegExp][] = [
  ['MAYBE_SENT', /never said whether it has it/],
  ['PASSWORD_REFUSED', /\b(?:530|534|535|538)\b|invalid login|authenticat|username and password/i],
  [
    'UNREACHABLE',
    /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|EAI_AGAIN|time-?out|took too long|closed the connection|greeting/i,
  ],
  ['SENDER_REFUSED', /\b(?:sender|mail from|from address|relay)\b/i],
  ['RECEIVER_REFUSED', /\b55[0-4]\b|\b5\.1\.\d\b|recipient|mailbox|user unknown/i],
];

/** By what the mail server, or the way to it, said. */
export function mailFailure(said: string): MailFailure {
  return SAID.find(([, pattern]) => pattern.test(said))?.[0] ?? 'OTHER';
}
