import { defineProblems } from '#domain/errors/defineProblems.ts';

export const MESSAGES_PROBLEMS = defineProblems({
  ALERT_PRODUCT_IN_STOCK: { code: 'INVALID', message: /*i18n*/ 'This piece is in stock.' },
  ALERT_PRICE_TOO_HIGH: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter a price below today’s price of {priceNpr}.',
  },
  TOO_MANY_ALERTS: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'You can have up to {most} alerts. Remove one first.',
  },
  THREAD_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This conversation no longer exists.' },
  THREAD_ORDER_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no order with this number.' },
  THREAD_RECIPIENT_MISSING: { code: 'INVALID', message: /*i18n*/ 'Choose a recipient.' },
  SAVED_REPLY_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This saved reply no longer exists.' },
  SAVED_REPLY_TITLE_TAKEN: {
    code: 'INVALID',
    message: /*i18n*/ 'A saved reply with this title already exists.',
  },
  INBOX_INCOMPLETE: {
    code: 'INVALID',
    message: /*i18n*/ 'To fetch emails, enter the server, username and password.',
  },
  INBOX_PASSWORD_REQUIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'The server or username has changed. Enter the password again.',
  },
  MAIL_NOT_FOUND: { code: 'NOT_FOUND', message: 'This email doesn’t exist.' },
  MAIL_LINK_EXPIRED: {
    code: 'NOT_ALLOWED',
    message: 'The link in this email has expired. The recipient can request a new one.',
  },
  MAIL_ALREADY_SENT: { code: 'NOT_ALLOWED', message: 'This email has already been sent.' },
});
