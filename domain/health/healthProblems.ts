import { defineProblems } from '#domain/errors/defineProblems.ts';

export const HEALTH_PROBLEMS = defineProblems({
  JOB_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such job.' },
  JOB_NOT_FAILED: { code: 'NOT_ALLOWED', message: 'This job has not failed: it is done, or still waits.' },
});
