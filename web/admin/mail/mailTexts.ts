import type { MailStatus, MailTemplate } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const MAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const satisfies readonly MailStatus[];

export const mailStates: Record<MailStatus, { word: string; tone: Tone }> = {
  QUEUED: { word: /*i18n*/ 'Pending', tone: 'busy' },
  SENDING: { word: /*i18n*/ 'Sending', tone: 'busy' },
  SENT: { word: /*i18n*/ 'Sent', tone: 'good' },
  FAILED: { word: /*i18n*/ 'Failed', tone: 'bad' },
};

export const MAIL_TEMPLATES = [
  'WELCOME',
  'VERIFY_EMAIL',
  'RESET_PASSWORD',
  'ACCOUNT_EXISTS',
  'INVITATION',
  'API_KEY_ENDS',
  'ORDER_PLACED',
  'RECEIPT',
  'ORDER_STATUS',
  'PAYMENT_RECEIVED',
  'ORDER_CHANGED',
  'ORDER_PROPOSED',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURN_DECLINED',
  'RETURN_RECEIVED',
  'RETURN_CLOSED',
  'RETURN_NOTICE',
  'TRACKING_LINKS',
  'BACK_IN_STOCK',
  'PRICE_FELL',
  'CONTACT_MESSAGE',
  'TEST',
  'CUSTOM',
] as const satisfies readonly MailTemplate[];

export const mailTemplates: Record<MailTemplate, string> = {
  WELCOME: /*i18n*/ 'Welcome',
  VERIFY_EMAIL: /*i18n*/ 'Verify the address',
  RESET_PASSWORD: /*i18n*/ 'Set a new password',
  ACCOUNT_EXISTS: /*i18n*/ 'Registered again',
  INVITATION: /*i18n*/ 'Invitation',
  API_KEY_ENDS: /*i18n*/ 'API key ends soon',
  ORDER_PLACED: /*i18n*/ 'Order placed',
  RECEIPT: /*i18n*/ 'Receipt',
  ORDER_STATUS: /*i18n*/ 'Order status',
  PAYMENT_RECEIVED: /*i18n*/ 'Payment received',
  ORDER_CHANGED: /*i18n*/ 'Order changed',
  ORDER_PROPOSED: /*i18n*/ 'Change proposed',
  ORDER_CANCELLED: /*i18n*/ 'Order cancelled',
  ORDER_REFUNDED: /*i18n*/ 'Refund',
  RETURN_REQUESTED: /*i18n*/ 'Return asked for',
  RETURN_APPROVED: /*i18n*/ 'Return approved',
  RETURN_DECLINED: /*i18n*/ 'Return declined',
  RETURN_RECEIVED: /*i18n*/ 'Return received',
  RETURN_CLOSED: /*i18n*/ 'Return closed',
  RETURN_NOTICE: /*i18n*/ 'Notice of a return',
  TRACKING_LINKS: /*i18n*/ 'Tracking links',
  BACK_IN_STOCK: /*i18n*/ 'Back in stock',
  PRICE_FELL: /*i18n*/ 'Price has fallen',
  CONTACT_MESSAGE: /*i18n*/ 'Message from a shopper',
  TEST: /*i18n*/ 'Test email',
  CUSTOM: /*i18n*/ 'Written by staff',
};
