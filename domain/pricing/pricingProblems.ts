import { defineProblems } from '#domain/errors/defineProblems.ts';

export const PRICING_PROBLEMS = defineProblems({
  RATE_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such rate.' },
  LAST_RATE_STAYS: {
    code: 'NOT_ALLOWED',
    message: 'No other rate would be in force. Publish one first.',
  },
  RATE_TOO_FAR_AHEAD: { code: 'INVALID', message: 'A rate is published up to {most} days ahead.' },
  RATE_TOO_EARLY: { code: 'INVALID', message: 'A rate cannot begin before the one in force.' },
  RATE_MUCH_HIGHER: {
    code: 'INVALID',
    message:
      'This is {percent} percent more than the rate before it. Confirm a change of more than {most} percent.',
  },
  RATE_MUCH_LOWER: {
    code: 'INVALID',
    message:
      'This is {percent} percent less than the rate before it. Confirm a change of more than {most} percent.',
  },
});
