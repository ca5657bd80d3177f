import type { GraphContext } from '#graph/context.ts';
import type { Attempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { refused } from '../refusals.ts';
import { sha256 } from '../sha256.ts';
import type { Tried } from './allowances.ts';
import { type Counted, countedFor, countTries, expectAllowed, readTries, takeBackTries } from './counted.ts';
import { readNetwork } from './readNetwork.ts';

type Asking = Pick<GraphContext, 'prisma' | 'work' | 'now' | 'ip'>;

/**
 * Counts a try for its subject, such as an e-mail address in small letters, and for the network it comes from. Throws
 * RATE_LIMITED beyond what either is allowed. Tries at once count too: each waits for the one before it.
 */
export async function countAttempt(context: Asking, tried: Tried, subject?: string): Promise<void> {
  await context.work((work) => countAttemptIn(work.db, context, tried, subject));
}

/** As `countAttempt`, in the transaction of what is tried: what is rolled back was no try. */
export async function countAttemptIn(
  tx: Transaction,
  context: Pick<Asking, 'now' | 'ip'>,
  tried: Tried,
  subject?: string,
): Promise<void> {
  await count(tx, context, countedFor(context, tried, subject));
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
  const { ip } = context;
  const counted = countedFor(context, tried, subject);
  const withinMs = Math.max(...counted.map((one) => one.withinMs));
  const keyHash = sha256(`${tried} ${guess} ${subject ? `of ${subject}` : `from ${readNetwork(ip)}`}`);
  await context.work(async (work) => {
    const [known] = await count(work.db, context, [
      { tried, keyHash, withinMs, most: Number.POSITIVE_INFINITY },
    ]);
    if (known?.count === 1) await count(work.db, context, counted);
  });
}

/** The try was none: it named no wrong one, or did what it was for. */
export async function takeBackCount(context: Asking, tried: Tried, subject?: string): Promise<void> {
  await context.prisma.$executeRaw(takeBackTries(countedFor(context, tried, subject)));
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
    if (waitMs > 0) throw refused(tried, waitMs);
  }
}

/** Throws RATE_LIMITED where one of them is one too many: what is rolled back then was no try. */
async function count(
  tx: Transaction,
  { now }: Pick<Asking, 'now'>,
  counted: readonly Counted[],
): Promise<Attempt[]> {
  await tx.$executeRaw(countTries(counted, now));
  const tries = await tx.$queryRaw<Attempt[]>(readTries(counted));
  expectAllowed(tries, counted, now);
  return tries;
}
