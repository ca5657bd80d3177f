import type { GraphContext } from '#graph/context.ts';
import { rateLimited } from '#graph/errors.ts';
import { rows, type Statement, write } from '#graph/prisma/direct/statement.ts';
import { type Attempt, Prisma } from '#graph/prisma/generated/client.ts';
import type { Tried } from './allowances.ts';
import { countedFor } from './countAttempt.ts';

/** As `countWithin`, for a transaction whose statements go together: reading what they have done throws RATE_LIMITED. */
export function countTries(
  asking: Pick<GraphContext, 'ip' | 'now'>,
  tried: Tried,
  subject?: string,
): Statement<unknown>[] {
  const { now } = asking;
  const counted = countedFor(asking, tried, subject);
  const tuples = counted.map(({ keyHash }) => Prisma.sql`(${keyHash}, 1, ${now})`);
  const begins = counted.map(
    ({ keyHash, withinMs }) => Prisma.sql`WHEN ${keyHash} THEN ${new Date(now.getTime() - withinMs)}`,
  );
  const isRunning = Prisma.sql`since > CASE key_hash ${Prisma.join(begins, ' ')} END`;
  const keys = Prisma.join(counted.map(({ keyHash }) => keyHash));
  return [
    // MariaDB assigns from left to right: the count is decided on the old moment.
    write(Prisma.sql`
      INSERT INTO attempts (key_hash, count, since) VALUES ${Prisma.join(tuples)}
      ON DUPLICATE KEY UPDATE count = IF(${isRunning}, count + 1, 1), since = IF(${isRunning}, since, ${now})`),
    allowed(
      rows(Prisma.sql`SELECT key_hash AS keyHash, count, since FROM attempts WHERE key_hash IN (${keys})`),
    ),
  ];

  function allowed({ sql, read }: Statement<Attempt[]>): Statement<void> {
    return { sql, read: (result) => expectAllowed(read(result)) };
  }

  function expectAllowed(tries: readonly Attempt[]): void {
    for (const { keyHash, most, withinMs } of counted) {
      const known = tries.find((one) => one.keyHash === keyHash);
      if (known && known.count > most) throw rateLimited(known.since.getTime() + withinMs - now.getTime());
    }
  }
}
