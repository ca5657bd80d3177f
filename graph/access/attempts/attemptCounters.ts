import type { GraphContext } from '#graph/context.ts';
import { type Attempt, Prisma } from '#graph/prisma/generated/client.ts';
import { refused } from '../refusals.ts';
import { sha256 } from '../sha256.ts';
import { type Allowance, listAllowances, type Tried } from './allowances.ts';
import { mailboxOf } from './mailbox.ts';
import { readNeighbourhood, readNetwork } from './readNetwork.ts';

/** What is counted of a try, and how much of it is allowed. */
export interface Counted extends Allowance {
  tried: Tried;
  keyHash: string;
}

/** Subjects differ where networks are the same: locked in this order, two tries cannot wait for each other. */
export function countedFor(
  { ip }: Pick<GraphContext, 'ip'>,
  tried: Tried,
  subject: string | undefined,
): Counted[] {
  const {
    subject: most,
    subjectFromNetwork: mostFromNetwork,
    network,
    neighbourhood,
  } = listAllowances(tried);
  const from = readNetwork(ip);
  const counted: Counted[] = [];
  const add = (allowance: Allowance | undefined, what: string) => {
    if (allowance) counted.push({ ...allowance, tried, keyHash: sha256(`${tried} ${what}`) });
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

/** Counts one more of each, or the first where its time is over. */
export function countTries(counted: readonly Counted[], now: Date): Prisma.Sql {
  const tuples = counted.map(({ keyHash }) => Prisma.sql`(${keyHash}, 1, ${now})`);
  const begins = counted.map(
    ({ keyHash, withinMs }) => Prisma.sql`WHEN ${keyHash} THEN ${new Date(now.getTime() - withinMs)}`,
  );
  const isRunning = Prisma.sql`since > CASE key_hash ${Prisma.join(begins, ' ')} END`;
  // MariaDB assigns from left to right: the count is decided on the old moment.
  return Prisma.sql`
    INSERT INTO attempts (key_hash, count, since) VALUES ${Prisma.join(tuples)}
    ON DUPLICATE KEY UPDATE count = IF(${isRunning}, count + 1, 1), since = IF(${isRunning}, since, ${now})`;
}

/** One less of each: the try was none. */
export function takeBackTries(counted: readonly Counted[]): Prisma.Sql {
  return Prisma.sql`UPDATE attempts SET count = count - 1 WHERE key_hash IN (${keysOf(counted)}) AND count > 0`;
}

export function readTries(counted: readonly Counted[]): Prisma.Sql {
  return Prisma.sql`
    SELECT key_hash AS keyHash, count, since FROM attempts WHERE key_hash IN (${keysOf(counted)})`;
}

function keysOf(counted: readonly Counted[]): Prisma.Sql {
  return Prisma.join(counted.map(({ keyHash }) => keyHash));
}

/** Throws RATE_LIMITED where one is beyond what is allowed. */
export function expectAllowed(tries: readonly Attempt[], counted: readonly Counted[], now: Date): void {
  for (const { keyHash, most, withinMs, tried } of counted) {
    const known = tries.find((one) => one.keyHash === keyHash);
    if (known && known.count > most) throw refused(tried, known.since.getTime() + withinMs - now.getTime());
  }
}
