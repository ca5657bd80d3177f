import { refusedArgument } from '#graph/errors/httpError.ts';

/** The number that an argument asks for, from 1 to `max`; anything else is refused. */
export function withinLimit(argument: string, asked: number | null | undefined, max: number): number {
  if (asked == null || asked < 1 || asked > max)
    throw refusedArgument('ARGUMENT_OUT_OF_RANGE', { argument, most: max }, argument);
  return asked;
}
