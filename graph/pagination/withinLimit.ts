import { argumentError } from '#graph/errors/httpError.ts';

/** Returns the number of an argument from 1 to `max`. Throws for anything else. */
export function withinLimit(argument: string, requested: number | null | undefined, max: number): number {
  if (requested == null || requested < 1 || requested > max)
    throw argumentError('ARGUMENT_OUT_OF_RANGE', { argument, most: max }, argument);
  return requested;
}
