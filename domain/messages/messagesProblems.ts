import { defineProblems } from '#domain/errors/defineProblems.ts';

export const MESSAGES_PROBLEMS = defineProblems({
  ALERT_NEEDLESS: { code: 'INVALID', message: /*i18n*/ 'This piece is in stock.' },
  ALERT_PRICE_TOO_HIGH: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter less than the price today, {priceNpr}.',
  },
  ALERTS_FULL: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'Up to {most} alerts wait at a time. Remove one first.',
  },
  THREAD_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such conversation.' },
  THREAD_ORDER_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no order with this number.' },
  THREAD_NOBODY: { code: 'INVALID', message: /*i18n*/ 'Choose whom to write to.' },
  SAVED_REPLY_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such saved reply.' },
  SAVED_REPLY_TITLE_TAKEN: {
    code: 'INVALID',
    message: /*i18n*/ 'There is a saved reply with this title already.',
  },
  INBOX_INCOMPLETE: {
    code: 'INVALID',
    message: /*i18n*/ 'To fetch mails, name the server, the user and the password.',
  },
  INBOX_PASSWORD_AGAIN: {
    code: 'INVALID',
    message: /*i18n*/ 'The server or the user is another one: enter the password again.',
  },
  MAIL_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such mail.' },
  MAIL_LINK_OVER: {
    code: 'NOT_ALLOWED',
    message: 'The link in this mail is over. Its receiver can ask for a new one.',
  },
  MAIL_ALREADY_SENT: { code: 'NOT_ALLOWED', message: 'This mail was sent already.' },
});
