import { defineProblems } from '#domain/errors/defineProblems.ts';

export const STOCK_PROBLEMS = defineProblems({
  LOCATION_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such location.' },
});
