import { defineProblems } from '#domain/errors/defineProblems.ts';

export const ACTIVITY_PROBLEMS = defineProblems({
  VIEWED_PRODUCT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This product does not exist.' },
});
