import { createArgumentError } from '#graph/errors/httpError.ts';

/** Returns the requested number if it is from 1 to `max`, otherwise throws. */
export function validateLimit(
  argument: string,
  requestedLimit: number | null | undefined,
  max: number,
): number {
  if (requestedLimit == null || requestedLimit < 1 || requestedLimit > max)
    throw createArgumentError('ARGUMENT_OUT_OF_RANGE', { argument, most: max }, argument);
  return requestedLimit;
}
