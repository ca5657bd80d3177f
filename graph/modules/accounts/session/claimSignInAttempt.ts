import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { rateLimited } from '#graph/errors.ts';
import type { SignInFailure } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

const FREE_FAILURES = 5;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

type Services = Pick<GraphContext, 'prisma' | 'now' | 'ip'>;

/** An attempt that counts as failed until it is forgiven or taken back. */
export interface SignInAttempt {
  email: string;
  /** The failures before it. */
  before: SignInFailure | null;
  /** The failures with it. */
  count: number;
}

/**
 * Counts an attempt to sign in as failed before the password is looked at, so that guesses sent at once count too.
 * Throws RATE_LIMITED while the address has to wait, or the network that it comes from. Addresses without an account are
 * counted alike. A day without attempts starts the count anew.
 */
export async function claimSignInAttempt(services: Services, email: string): Promise<SignInAttempt> {
  await countAttempt(services, 'signIn');
  for (;;) {
    const before = await services.prisma.signInFailure.findUnique({ where: { email } });
    const waitMs = before ? remainingPauseMs(before, services.now) : 0;
    if (waitMs > 0) throw rateLimited(waitMs);

    const count = before && !isForgotten(before, services.now) ? before.count + 1 : 1;
    const attempt = { email, before, count };
    if (await write(services, attempt)) return attempt;
  }
}

/** Earlier failures are forgotten: the password was right. */
export async function forgiveSignInFailures(
  { prisma }: Pick<Services, 'prisma'>,
  email: string,
): Promise<void> {
  await prisma.signInFailure.deleteMany({ where: { email } });
}

/** The attempt itself was no failure; those before it still count. */
export async function takeBackAttempt(services: Services, attempt: SignInAttempt): Promise<void> {
  const { prisma, now } = services;
  const { email, before, count } = attempt;
  await takeBackCount(services, 'signIn');
  await prisma.signInFailure.updateMany({
    where: { email, count, lastAt: now },
    data: before ? { count: before.count, lastAt: before.lastAt } : { count: 0 },
  });
}

function remainingPauseMs({ count, lastAt }: SignInFailure, now: Date): number {
  if (count < FREE_FAILURES) return 0;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_FAILURES), MAX_PAUSE_MS);
  return lastAt.getTime() + pauseMs - now.getTime();
}

function isForgotten({ lastAt }: SignInFailure, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > FORGOTTEN_AFTER_MS;
}

/** False when another attempt was counted in the meantime. */
async function write({ prisma, now }: Services, { email, before, count }: SignInAttempt): Promise<boolean> {
  if (before) {
    const written = await prisma.signInFailure.updateMany({
      where: { email, count: before.count, lastAt: before.lastAt },
      data: { count, lastAt: now },
    });
    return written.count === 1;
  }
  try {
    await prisma.signInFailure.create({ data: { email, count, lastAt: now } });
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}
