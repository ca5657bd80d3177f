import type { MailFailure } from '#web/graphql/types.generated.ts';

interface MailFailureText {
  /** After a colon. */
  why: string;
  advice: string;
}

export const mailFailureTexts: Record<MailFailure, MailFailureText> = {
  PASSWORD_REFUSED: {
    why: /*i18n*/ 'the mail server refused the password',
    advice: /*i18n*/ 'Have the password of the mail account (SMTP_URL) set right, then send them again.',
  },
  UNREACHABLE: {
    why: /*i18n*/ 'the mail server could not be reached',
    advice: /*i18n*/ 'Perhaps it is away for a while: what waits is tried again by itself.',
  },
  RECEIVER_REFUSED: {
    why: /*i18n*/ 'the address does not exist, or takes no mail',
    advice: /*i18n*/ 'Ask the customer for the right address by phone.',
  },
  SENDER_REFUSED: {
    why: /*i18n*/ 'the mail server does not let the store’s address send',
    advice: /*i18n*/ 'Have the address that mails come from (MAIL_FROM) allowed by the mail provider.',
  },
  MAYBE_SENT: {
    why: /*i18n*/ 'the mail server never said whether it has them',
    advice: /*i18n*/ 'Send one again only if it did not arrive.',
  },
  OTHER: {
    why: /*i18n*/ 'the mail server did not take them',
    advice: /*i18n*/ 'Each says what the mail server answered.',
  },
};
