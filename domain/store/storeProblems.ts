import { defineProblems } from '#domain/errors/defineProblems.ts';

export const STORE_PROBLEMS = defineProblems({
  ORIGIN_NOT_VALID: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter a website as https://shop.example.com: {origin} is none.',
  },
  ORIGINS_TOO_MANY: { code: 'INVALID', message: /*i18n*/ 'Allow at most {most} websites.' },
  BACKUP_RUNNING: { code: 'CONFLICT', message: 'A backup is being written already.' },
  BACKUP_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such backup any more.' },
  STORE_SETTING_NOT_VALID: { code: 'INVALID', message: 'The store setting "{key}" is not valid.' },
});
