import { DomainError } from '#domain/errors.ts';
import type { GraphContext } from '../../context.ts';
import type { SignInFailure } from '../../prisma/generated/client.ts';
import { violatedUnique } from '../../prisma/transaction.ts';

const FREE_FAILURES = 5;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15 * 60_000;

type Services = Pick<GraphContext, 'prisma' | 'now'>;

/**
 * Counts an attempt to sign in as failed before the password is looked at, so that guesses sent at once count too.
 * Throws TOO_MANY while the address has to wait. Addresses without an account are counted alike.
 */
export async function claimSignInAttempt(services: Services, email: string): Promise<void> {
  for (;;) {
    const failure = await services.prisma.signInFailure.findUnique({ where: { email } });
    const waitMs = failure ? remainingPauseMs(failure, services.now) : 0;
    if (waitMs > 0) throw tooMany(waitMs);
    if (await count(services, email, failure)) return;
  }
}

/** The password was right: earlier failures are forgotten. */
export async function forgiveSignInFailures({ prisma }: Services, email: string): Promise<void> {
  await prisma.signInFailure.deleteMany({ where: { email } });
}

function remainingPauseMs({ count, lastAt }: SignInFailure, now: Date): number {
  if (count < FREE_FAILURES) return 0;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_FAILURES), LONGEST_PAUSE_MS);
  return lastAt.getTime() + pauseMs - now.getTime();
}

/** False when another attempt was counted in the meantime. */
async function count({ prisma, now }: Services, email: string, seen: SignInFailure | null): Promise<boolean> {
  if (seen) {
    const { count } = await prisma.signInFailure.updateMany({
      where: { email, count: seen.count, lastAt: seen.lastAt },
      data: { count: { increment: 1 }, lastAt: now },
    });
    return count === 1;
  }
  try {
    await prisma.signInFailure.create({ data: { email, count: 1, lastAt: now } });
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}

function tooMany(waitMs: number): DomainError {
  return new DomainError('TOO_MANY', `Too many attempts. Please try again in ${inWords(waitMs)}.`);
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
