import { COMMON_PROBLEMS } from './commonProblems.ts';
import type { Params } from './defineProblems.ts';

/** Returns the message with the wait before another attempt: in seconds, or in minutes from one minute up. */
export function getAttemptsText(seconds: number): { message: string; params: Params } {
  if (seconds === 1)
    return { message: /*i18n*/ 'Too many attempts. Please try again in 1 second.', params: {} };
  if (seconds < 60) return { message: COMMON_PROBLEMS.TOO_MANY_ATTEMPTS.message, params: { seconds } };
  const count = Math.ceil(seconds / 60);
  if (count === 1)
    return { message: /*i18n*/ 'Too many attempts. Please try again in 1 minute.', params: {} };
  return { message: /*i18n*/ 'Too many attempts. Please try again in {count} minutes.', params: { count } };
}
