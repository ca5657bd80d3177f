import { defineProblems } from '#domain/errors/defineProblems.ts';

export const STORE_PROBLEMS = defineProblems({
  ORIGIN_NOT_VALID: {
    code: 'INVALID',
    message: /*i18n*/ '{origin} is not a website address. Enter an address such as https://shop.example.com.',
  },
  TOO_MANY_ORIGINS: { code: 'INVALID', message: /*i18n*/ 'You can allow at most {most} websites.' },
  BACKUP_RUNNING: { code: 'CONFLICT', message: 'A backup is already in progress.' },
  BACKUP_NOT_FOUND: { code: 'NOT_FOUND', message: 'This backup no longer exists.' },
  STORE_SETTING_NOT_VALID: { code: 'INVALID', message: 'The store setting "{key}" is not valid.' },
});
