import { defineProblems } from '#domain/errors/defineProblems.ts';

export const PRICING_PROBLEMS = defineProblems({
  RATE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This rate doesn’t exist.' },
  CANNOT_DELETE_LAST_RATE: {
    code: 'NOT_ALLOWED',
    message: 'No other rate would be in force. Publish one first.',
  },
  RATE_TOO_FAR_AHEAD: { code: 'INVALID', message: 'A rate can be published at most {most} days ahead.' },
  RATE_TOO_EARLY: { code: 'INVALID', message: 'A rate can’t start before the one in force.' },
  RATE_MUCH_HIGHER: {
    code: 'INVALID',
    message: 'This is {percent}% more than the previous rate. Confirm a change of more than {most}%.',
  },
  RATE_MUCH_LOWER: {
    code: 'INVALID',
    message: 'This is {percent}% less than the previous rate. Confirm a change of more than {most}%.',
  },
});
