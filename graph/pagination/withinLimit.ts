import { httpError } from '#graph/errors.ts';

/** The number that an argument asks for, from 1 to `max`; anything else is refused. */
export function withinLimit(argument: string, asked: number | null | undefined, max: number): number {
  if (asked == null || asked < 1 || asked > max)
    throw httpError('BAD_USER_INPUT', `${argument} must be from 1 to ${max}.`);
  return asked;
}
