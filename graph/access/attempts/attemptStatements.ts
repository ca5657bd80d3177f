import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement, write } from '#graph/prisma/direct/statement.ts';
import type { Attempt } from '#graph/prisma/generated/client.ts';
import {
  countersFor,
  decrementCounters,
  expectWithinLimits,
  incrementCounters,
  readCounters,
} from './attemptCounters.ts';
import type { AttemptKind } from './rateLimits.ts';

/**
 * Like `countAttempt`, for a transaction that sends its statements together. Reading their results throws
 * RATE_LIMITED, and the rollback then removes the count.
 */
export function countAttemptStatement(
  context: Pick<GraphContext, 'ip' | 'now'>,
  tried: AttemptKind,
  subject?: string,
): Statement<unknown>[] {
  const counted = countersFor(context, tried, subject);
  const { sql, read } = rows<Attempt>(readCounters(counted));
  return [
    write(incrementCounters(counted, context.now)),
    { sql, read: (result) => expectWithinLimits(read(result), counted, context.now) },
  ];
}

/** Like `uncountAttempt`, as a statement of such a transaction. */
export function uncountAttemptStatement(
  context: Pick<GraphContext, 'ip'>,
  tried: AttemptKind,
  subject?: string,
): Statement<number> {
  return write(decrementCounters(countersFor(context, tried, subject)));
}
