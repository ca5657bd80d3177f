import { defineProblems } from '#domain/errors/defineProblems.ts';

export const STORE_PROBLEMS = defineProblems({
  STORE_SETTING_NOT_VALID: { code: 'INVALID', message: 'The store setting "{key}" is not valid.' },
});
