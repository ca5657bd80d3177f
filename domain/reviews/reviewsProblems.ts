import { defineProblems } from '#domain/errors/defineProblems.ts';

export const REVIEWS_PROBLEMS = defineProblems({
  REVIEW_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such review.' },
  ALREADY_REVIEWED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'You have already reviewed this piece.',
  },
  TOO_MANY_REVIEWS_WAITING: {
    code: 'TOO_MANY',
    message: '{most} of your reviews are waiting for the store. Please write more when they are through.',
  },
  REVIEW_PHOTOGRAPHS_FULL: { code: 'INVALID', message: 'A review carries up to {most} photographs.' },
  REVIEW_PHOTOGRAPH_GONE: {
    code: 'INVALID',
    message: 'A photograph is no longer there. Please add it again.',
  },
});
