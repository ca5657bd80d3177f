import type { GraphContext } from '#graph/context.ts';
import { type Attempt, Prisma } from '#graph/prisma/generated/client.ts';
import { rateLimitRefusal } from '../refusals.ts';
import { sha256 } from '../sha256.ts';
import { mailboxOf } from './mailbox.ts';
import { type AttemptKind, type RateLimit, rateLimitsOf } from './rateLimits.ts';
import { readNeighbourhood, readNetwork } from './readNetwork.ts';

/** A counter of attempts and its limit. */
export interface AttemptCounter extends RateLimit {
  kind: AttemptKind;
  keyHash: string;
}

/** Returns the counters in a fixed order, subject before network, so that concurrent attempts cannot deadlock. */
export function countersFor(
  { ip }: Pick<GraphContext, 'ip'>,
  tried: AttemptKind,
  subject: string | undefined,
): AttemptCounter[] {
  const { subject: most, subjectFromNetwork: mostFromNetwork, network, neighbourhood } = rateLimitsOf(tried);
  const from = readNetwork(ip);
  const counted: AttemptCounter[] = [];
  const add = (allowance: RateLimit | undefined, what: string) => {
    if (allowance) counted.push({ ...allowance, kind: tried, keyHash: sha256(`${tried} ${what}`) });
  };
  if (subject !== undefined) {
    const whom = mailboxOf(subject);
    add(most, `of ${whom}`);
    add(mostFromNetwork, `of ${whom} from ${from}`);
  }
  add(network, `from ${from}`);
  add(neighbourhood, `from around ${readNeighbourhood(ip)}`);
  return counted;
}

/** Increments each counter, or restarts it if its period is over. */
export function incrementCounters(counted: readonly AttemptCounter[], now: Date): Prisma.Sql {
  const tuples = counted.map(({ keyHash }) => Prisma.sql`(${keyHash}, 1, ${now})`);
  const begins = counted.map(
    ({ keyHash, withinMs }) => Prisma.sql`WHEN ${keyHash} THEN ${new Date(now.getTime() - withinMs)}`,
  );
  const isRunning = Prisma.sql`since > CASE key_hash ${Prisma.join(begins, ' ')} END`;
  // MariaDB assigns from left to right, so `count` is computed from the old `since`.
  return Prisma.sql`
    INSERT INTO attempts (key_hash, count, since) VALUES ${Prisma.join(tuples)}
    ON DUPLICATE KEY UPDATE count = IF(${isRunning}, count + 1, 1), since = IF(${isRunning}, since, ${now})`;
}

/** Decrements each counter. */
export function decrementCounters(counted: readonly AttemptCounter[]): Prisma.Sql {
  return Prisma.sql`UPDATE attempts SET count = count - 1 WHERE key_hash IN (${keysOf(counted)}) AND count > 0`;
}

export function readCounters(counted: readonly AttemptCounter[]): Prisma.Sql {
  return Prisma.sql`
    SELECT key_hash AS keyHash, count, since FROM attempts WHERE key_hash IN (${keysOf(counted)})`;
}

function keysOf(counted: readonly AttemptCounter[]): Prisma.Sql {
  return Prisma.join(counted.map(({ keyHash }) => keyHash));
}

/** Throws RATE_LIMITED if a counter is above its limit. */
export function expectWithinLimits(
  tries: readonly Attempt[],
  counted: readonly AttemptCounter[],
  now: Date,
): void {
  for (const { keyHash, limit: most, withinMs, kind: tried } of counted) {
    const known = tries.find((one) => one.keyHash === keyHash);
    if (known && known.count > most)
      throw rateLimitRefusal(tried, known.since.getTime() + withinMs - now.getTime());
  }
}
