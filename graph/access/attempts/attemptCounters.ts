import type { GraphContext } from '#graph/context.ts';
import { type Attempt, Prisma } from '#graph/prisma/generated/client.ts';
import { createRateLimitRefusal } from '../refusals.ts';
import { sha256 } from '../sha256.ts';
import { toMailbox } from './mailbox.ts';
import { type AttemptKind, getRateLimits, type RateLimit } from './rateLimits.ts';
import { readNeighbourhood, readNetwork } from './readNetwork.ts';

/** A counter of attempts and its limit. */
export interface AttemptCounter extends RateLimit {
  kind: AttemptKind;
  keyHash: string;
}

/** Returns the counters in a fixed order, subject before network, so that concurrent attempts cannot deadlock. */
export function buildCounters(
  { ip }: Pick<GraphContext, 'ip'>,
  kind: AttemptKind,
  subject: string | undefined,
): AttemptCounter[] {
  const {
    subject: limit,
    subjectFromNetwork: subjectNetworkLimit,
    network,
    neighbourhood,
  } = getRateLimits(kind);
  const clientNetwork = readNetwork(ip);
  const counters: AttemptCounter[] = [];
  const addCounter = (rateLimit: RateLimit | undefined, key: string) => {
    if (rateLimit) counters.push({ ...rateLimit, kind, keyHash: sha256(`${kind} ${key}`) });
  };
  if (subject !== undefined) {
    const mailbox = toMailbox(subject);
    addCounter(limit, `of ${mailbox}`);
    addCounter(subjectNetworkLimit, `of ${mailbox} from ${clientNetwork}`);
  }
  addCounter(network, `from ${clientNetwork}`);
  addCounter(neighbourhood, `from around ${readNeighbourhood(ip)}`);
  return counters;
}

/** Returns the statement that increments each counter, or restarts it if its period is over. */
export function buildIncrement(counters: readonly AttemptCounter[], now: Date): Prisma.Sql {
  const tuples = counters.map(({ keyHash }) => Prisma.sql`(${keyHash}, 1, ${now})`);
  const windowStarts = counters.map(
    ({ keyHash, withinMs }) => Prisma.sql`WHEN ${keyHash} THEN ${new Date(now.getTime() - withinMs)}`,
  );
  const isRunning = Prisma.sql`since > CASE key_hash ${Prisma.join(windowStarts, ' ')} END`;
  // MariaDB assigns from left to right, so `count` is computed from the old `since`.
  return Prisma.sql`
    INSERT INTO attempts (key_hash, count, since) VALUES ${Prisma.join(tuples)}
    ON DUPLICATE KEY UPDATE count = IF(${isRunning}, count + 1, 1), since = IF(${isRunning}, since, ${now})`;
}

export function buildDecrement(counters: readonly AttemptCounter[]): Prisma.Sql {
  return Prisma.sql`UPDATE attempts SET count = count - 1 WHERE key_hash IN (${joinKeys(counters)}) AND count > 0`;
}

export function buildCountersQuery(counters: readonly AttemptCounter[]): Prisma.Sql {
  return Prisma.sql`
    SELECT key_hash AS keyHash, count, since FROM attempts WHERE key_hash IN (${joinKeys(counters)})`;
}

function joinKeys(counters: readonly AttemptCounter[]): Prisma.Sql {
  return Prisma.join(counters.map(({ keyHash }) => keyHash));
}

/** Throws RATE_LIMITED if a counter is above its limit. */
export function expectWithinLimits(
  attempts: readonly Attempt[],
  counters: readonly AttemptCounter[],
  now: Date,
): void {
  for (const { keyHash, limit, withinMs, kind } of counters) {
    const attempt = attempts.find((candidate) => candidate.keyHash === keyHash);
    if (attempt && attempt.count > limit)
      throw createRateLimitRefusal(kind, attempt.since.getTime() + withinMs - now.getTime());
  }
}
