import type { MailStatus, MailTemplate } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

/** The store's mails, as staff call them. */
export const mailTemplateTexts: Record<MailTemplate, string> = {
  WELCOME: /*i18n*/ 'Welcome',
  VERIFY_EMAIL: /*i18n*/ 'Verify the address',
  RESET_PASSWORD: /*i18n*/ 'Set a new password',
  ACCOUNT_EXISTS: /*i18n*/ 'Account exists already',
  ORDER_PLACED: /*i18n*/ 'Order placed',
  ORDER_STATUS: /*i18n*/ 'Where the order stands',
  ORDER_CANCELLED: /*i18n*/ 'Order cancelled',
  CUSTOM: /*i18n*/ 'In own words',
};

export const mailStatusTexts: Record<MailStatus, { text: string; tone: Tone }> = {
  QUEUED: { text: /*i18n*/ 'Waits', tone: 'busy' },
  SENDING: { text: /*i18n*/ 'Being sent', tone: 'busy' },
  SENT: { text: /*i18n*/ 'Sent', tone: 'good' },
  FAILED: { text: /*i18n*/ 'Failed', tone: 'bad' },
};
