import type { MailFailure } from '#web/graphql/types.generated.ts';

interface EmailFailureText {
  /** Lower-case clause, shown after a colon, a middle dot or “because”. */
  reason: string;
  advice: string;
}

export const emailFailureTexts: Record<MailFailure, EmailFailureText> = {
  AUTHENTICATION_FAILED: {
    reason: /*i18n*/ 'the mail server refused the password',
    advice: /*i18n*/ 'Correct the password of the mail account (SMTP_URL), then send the emails again.',
  },
  UNREACHABLE: {
    reason: /*i18n*/ 'the mail server could not be reached',
    advice: /*i18n*/ 'The mail server may be temporarily down. Waiting emails are retried automatically.',
  },
  RECIPIENT_REJECTED: {
    reason: /*i18n*/ 'the address does not exist or does not accept email',
    advice: /*i18n*/ 'Call the customer for the correct address.',
  },
  SENDER_REJECTED: {
    reason: /*i18n*/ 'the mail server does not accept the store’s sender address',
    advice: /*i18n*/ 'Ask your email provider to allow the sender address (MAIL_FROM).',
  },
  DELIVERY_UNKNOWN: {
    reason: /*i18n*/ 'the mail server did not confirm whether it received them',
    advice: /*i18n*/ 'Send an email again only if it did not arrive.',
  },
  OTHER: {
    reason: /*i18n*/ 'the mail server did not accept them',
    advice: /*i18n*/ 'Open an email to see the mail server’s response.',
  },
};
