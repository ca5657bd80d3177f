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
  MESSAGE_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such message.' },
  MAIL_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such mail.' },
  MAIL_LINK_OVER: {
    code: 'NOT_ALLOWED',
    message: 'The link in this mail is over. Its receiver can ask for a new one.',
  },
  MAIL_ALREADY_SENT: { code: 'NOT_ALLOWED', message: 'This mail was sent already.' },
});
