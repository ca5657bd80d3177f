import { defineProblems } from '#domain/errors/defineProblems.ts';

export const HEALTH_PROBLEMS = defineProblems({
  JOB_NOT_FOUND: { code: 'NOT_FOUND', message: 'This job doesn’t exist.' },
  JOB_NOT_FAILED: { code: 'NOT_ALLOWED', message: 'This job has not failed. It is done or still waiting.' },
});
