import type { GraphContext } from '#graph/context.ts';
import type { Attempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { createRateLimitRefusal } from '../refusals.ts';
import { sha256 } from '../sha256.ts';
import {
  type AttemptCounter,
  buildCounters,
  buildCountersQuery,
  buildDecrement,
  buildIncrement,
  expectWithinLimits,
} from './attemptCounters.ts';
import type { AttemptKind } from './rateLimits.ts';
import { readNetwork } from './readNetwork.ts';

type AttemptContext = Pick<GraphContext, 'prisma' | 'work' | 'now' | 'ip'>;

/**
 * Counts an attempt for its subject, such as an email address in lower case, and for the client's network. Throws
 * RATE_LIMITED above either limit. Concurrent attempts are counted one after another.
 */
export async function countAttempt(
  context: AttemptContext,
  kind: AttemptKind,
  subject?: string,
): Promise<void> {
  await context.work((work) => countAttemptInTransaction(work.db, context, kind, subject));
}

/** Like `countAttempt`, in the transaction of the attempted action. A rollback removes the count. */
export async function countAttemptInTransaction(
  tx: Transaction,
  context: Pick<AttemptContext, 'now' | 'ip'>,
  kind: AttemptKind,
  subject?: string,
): Promise<void> {
  await count(tx, context, buildCounters(context, kind, subject));
}

/**
 * Like `countAttempt`, for a wrong guess. A repeated guess, such as a coupon code that stays in a cart, reveals
 * nothing new and is counted once.
 */
export async function countGuess(
  context: AttemptContext,
  kind: AttemptKind,
  { guess, subject }: { guess: string; subject: string | undefined },
): Promise<void> {
  const { ip } = context;
  const counters = buildCounters(context, kind, subject);
  const withinMs = Math.max(...counters.map((entry) => entry.withinMs));
  const keyHash = sha256(`${kind} ${guess} ${subject ? `of ${subject}` : `from ${readNetwork(ip)}`}`);
  await context.work(async (work) => {
    const [attempt] = await count(work.db, context, [
      { kind, keyHash, withinMs, limit: Number.POSITIVE_INFINITY },
    ]);
    if (attempt?.count === 1) await count(work.db, context, counters);
  });
}

/** Removes one count, for an attempt that was correct or succeeded. */
export async function uncountAttempt(
  context: AttemptContext,
  kind: AttemptKind,
  subject?: string,
): Promise<void> {
  await context.prisma.$executeRaw(buildDecrement(buildCounters(context, kind, subject)));
}

/** Throws RATE_LIMITED if the next attempt would be above a limit. Counts nothing. */
export async function expectAttemptsLeft(
  context: AttemptContext,
  kind: AttemptKind,
  subject?: string,
): Promise<void> {
  const counters = buildCounters(context, kind, subject);
  const attempts = await context.prisma.attempt.findMany({
    where: { keyHash: { in: counters.map(({ keyHash }) => keyHash) } },
  });
  for (const { keyHash, limit, withinMs } of counters) {
    const attempt = attempts.find((entry) => entry.keyHash === keyHash);
    if (!attempt || attempt.count < limit) continue;
    const waitMs = attempt.since.getTime() + withinMs - context.now.getTime();
    if (waitMs > 0) throw createRateLimitRefusal(kind, waitMs);
  }
}

/** Throws RATE_LIMITED above a limit. The rollback then removes the count. */
async function count(
  tx: Transaction,
  { now }: Pick<AttemptContext, 'now'>,
  counters: readonly AttemptCounter[],
): Promise<Attempt[]> {
  await tx.$executeRaw(buildIncrement(counters, now));
  const attempts = await tx.$queryRaw<Attempt[]>(buildCountersQuery(counters));
  expectWithinLimits(attempts, counters, now);
  return attempts;
}
