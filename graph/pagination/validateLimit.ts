import { createArgumentError } from '#graph/errors/httpError.ts';

/** Returns the requested number if it is from 1 to `max`, otherwise throws. */
export function validateLimit(argument: string, requested: number | null | undefined, max: number): number {
  if (requested == null || requested < 1 || requested > max)
    throw createArgumentError('ARGUMENT_OUT_OF_RANGE', { argument, most: max }, argument);
  return requested;
}
