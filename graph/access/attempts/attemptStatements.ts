import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement, write } from '#graph/prisma/direct/statement.ts';
import type { Attempt } from '#graph/prisma/generated/client.ts';
import type { Tried } from './allowances.ts';
import { countedFor, countTries, expectAllowed, readTries, takeBackTries } from './counted.ts';

/**
 * As `countAttempt`, for a transaction whose statements go together: reading what they have done throws RATE_LIMITED, and
 * what is rolled back then was no try.
 */
export function countDirectly(
  context: Pick<GraphContext, 'ip' | 'now'>,
  tried: Tried,
  subject?: string,
): Statement<unknown>[] {
  const counted = countedFor(context, tried, subject);
  const { sql, read } = rows<Attempt>(readTries(counted));
  return [
    write(countTries(counted, context.now)),
    { sql, read: (result) => expectAllowed(read(result), counted, context.now) },
  ];
}

/** As `takeBackCount`, among other statements. */
export function takeBackDirectly(
  context: Pick<GraphContext, 'ip'>,
  tried: Tried,
  subject?: string,
): Statement<number> {
  return write(takeBackTries(countedFor(context, tried, subject)));
}
