import type { GraphContext } from '#graph/context.ts';
import { type Statement, selectRows, write } from '#graph/prisma/direct/statement.ts';
import type { Attempt } from '#graph/prisma/generated/client.ts';
import {
  buildCounters,
  buildCountersQuery,
  buildDecrement,
  buildIncrement,
  expectWithinLimits,
} from './attemptCounters.ts';
import type { AttemptKind } from './rateLimits.ts';

/**
 * Like `countAttempt`, for a transaction that sends its statements together. Reading their results throws
 * RATE_LIMITED, and the rollback then removes the count.
 */
export function buildCountStatements(
  context: Pick<GraphContext, 'ip' | 'now'>,
  kind: AttemptKind,
  subject?: string,
): Statement<unknown>[] {
  const counters = buildCounters(context, kind, subject);
  const { sql, read } = selectRows<Attempt>(buildCountersQuery(counters));
  return [
    write(buildIncrement(counters, context.now)),
    { sql, read: (result) => expectWithinLimits(read(result), counters, context.now) },
  ];
}

/** Like `uncountAttempt`, as a statement of a transaction that sends its statements together. */
export function buildUncountStatement(
  context: Pick<GraphContext, 'ip'>,
  kind: AttemptKind,
  subject?: string,
): Statement<number> {
  return write(buildDecrement(buildCounters(context, kind, subject)));
}
