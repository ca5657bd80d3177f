import type { GraphContext } from '#graph/context.ts';
import { rateLimited } from '#graph/errors.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { sha256 } from '../sha256.ts';
import { type Allowance, listAllowances, type Tried } from './allowances.ts';
import { readNetwork } from './readNetwork.ts';

type Asking = Pick<GraphContext, 'prisma' | 'now' | 'ip'>;

interface Counted extends Allowance {
  keyHash: string;
}

/**
 * Counts a try for its subject, such as an e-mail address in small letters, and for the network it comes from. Throws
 * RATE_LIMITED beyond what either is allowed. Tries at once count too: each waits for the one before it.
 */
export async function countAttempt(context: Asking, tried: Tried, subject?: string): Promise<void> {
  await inTransaction(context.prisma, (tx) => countWithin(tx, context, tried, subject));
}

/** As `countAttempt`, in the caller's transaction: what is rolled back was no try. */
async function countWithin(
  tx: Transaction,
  asking: Omit<Asking, 'prisma'>,
  tried: Tried,
  subject?: string,
): Promise<void> {
  for (const counted of countedFor(asking, tried, subject)) await count(tx, asking.now, counted);
}

/**
 * As `countAttempt`, for a guess that is known to be wrong. The same one again, such as a code that stands in a cart, tells
 * nothing more and is counted once.
 */
export async function countGuess(
  context: Asking,
  tried: Tried,
  { guess, subject }: { guess: string; subject: string | undefined },
): Promise<void> {
  const { prisma, now, ip } = context;
  const { withinMs } = listAllowances(tried).network;
  const keyHash = sha256(`${tried} ${guess} from ${readNetwork(ip)}`);
  await inTransaction(prisma, async (tx) => {
    const isKnown = (await count(tx, now, { keyHash, withinMs, most: Number.POSITIVE_INFINITY })) > 1;
    if (!isKnown) await countWithin(tx, context, tried, subject);
  });
}

/** The try was none: it named no wrong one, or did what it was for. */
export async function takeBackCount(context: Asking, tried: Tried, subject?: string): Promise<void> {
  const keyHash = { in: countedFor(context, tried, subject).map(({ keyHash }) => keyHash) };
  await context.prisma.attempt.updateMany({
    where: { keyHash, count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

/** Throws RATE_LIMITED where the next try would be one too many. Counts nothing. */
export async function expectAttemptsLeft(context: Asking, tried: Tried, subject?: string): Promise<void> {
  const counted = countedFor(context, tried, subject);
  const tries = await context.prisma.attempt.findMany({
    where: { keyHash: { in: counted.map(({ keyHash }) => keyHash) } },
  });
  for (const { keyHash, most, withinMs } of counted) {
    const known = tries.find((one) => one.keyHash === keyHash);
    if (!known || known.count < most) continue;
    const waitMs = known.since.getTime() + withinMs - context.now.getTime();
    if (waitMs > 0) throw rateLimited(waitMs);
  }
}

/** Subjects differ where networks are the same: locked in this order, two tries cannot wait for each other. */
export function countedFor({ ip }: Pick<Asking, 'ip'>, tried: Tried, subject: string | undefined): Counted[] {
  const { subject: most, subjectFromNetwork: mostFromNetwork, network } = listAllowances(tried);
  const from = readNetwork(ip);
  const counted: Counted[] = [];
  const add = (allowance: Allowance | undefined, what: string) => {
    if (allowance) counted.push({ ...allowance, keyHash: sha256(`${tried} ${what}`) });
  };
  if (subject !== undefined) {
    add(most, `of ${subject}`);
    add(mostFromNetwork, `of ${subject} from ${from}`);
  }
  add(network, `from ${from}`);
  return counted;
}

async function count(tx: Transaction, now: Date, { keyHash, most, withinMs }: Counted): Promise<number> {
  const begin = new Date(now.getTime() - withinMs);
  // MariaDB assigns from left to right: the count is decided on the old moment.
  await tx.$executeRaw`
    INSERT INTO attempts (key_hash, count, since) VALUES (${keyHash}, 1, ${now})
    ON DUPLICATE KEY UPDATE count = IF(since > ${begin}, count + 1, 1), since = IF(since > ${begin}, since, ${now})`;
  const { count, since } = await tx.attempt.findUniqueOrThrow({ where: { keyHash } });
  if (count > most) throw rateLimited(since.getTime() + withinMs - now.getTime());
  return count;
}
