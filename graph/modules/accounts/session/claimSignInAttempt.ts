import { countDirectly, takeBackDirectly } from '#graph/access/attempts/countDirectly.ts';
import type { GraphContext } from '#graph/context.ts';
import { rateLimited } from '#graph/errors.ts';
import { rows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type SignInFailure } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

const FREE_FAILURES = 5;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

type Services = Pick<GraphContext, 'direct' | 'now' | 'ip'>;

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
  const { direct, now } = services;
  let [[before]] = await direct.inTransaction((tx) =>
    tx.send(failuresOf(email), ...countDirectly(services, 'signIn')),
  );
  for (;;) {
    const waitMs = before ? remainingPauseMs(before, now) : 0;
    if (waitMs > 0) throw rateLimited(waitMs);

    const count = before && !isForgotten(before, now) ? before.count + 1 : 1;
    const attempt = { email, before: before ?? null, count };
    if (await note(services, attempt)) return attempt;
    [[before]] = await direct.send(failuresOf(email));
  }
}

/** Earlier failures are forgotten. */
export async function forgiveSignInFailures(
  { direct }: Pick<Services, 'direct'>,
  email: string,
): Promise<void> {
  await direct.send(forget(email));
}

/** The attempt succeeded: it was no failure, and those before it are forgotten. */
export async function forgiveAttempt(services: Services, { email }: SignInAttempt): Promise<void> {
  await services.direct.send(takeBackDirectly(services, 'signIn'), forget(email));
}

/** The attempt itself was no failure; those before it still count. */
export async function takeBackAttempt(services: Services, attempt: SignInAttempt): Promise<void> {
  const { direct, now } = services;
  const { email, before, count } = attempt;
  const { count: countBefore, lastAt } = before ?? { count: 0, lastAt: now };
  await direct.send(
    takeBackDirectly(services, 'signIn'),
    write(Prisma.sql`
      UPDATE sign_in_failures SET count = ${countBefore}, last_at = ${lastAt}
      WHERE email = ${email} AND count = ${count} AND last_at = ${now}`),
  );
}

function remainingPauseMs({ count, lastAt }: SignInFailure, now: Date): number {
  if (count < FREE_FAILURES) return 0;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_FAILURES), MAX_PAUSE_MS);
  return lastAt.getTime() + pauseMs - now.getTime();
}

function isForgotten({ lastAt }: SignInFailure, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > FORGOTTEN_AFTER_MS;
}

function forget(email: string) {
  return write(Prisma.sql`DELETE FROM sign_in_failures WHERE email = ${email}`);
}

function failuresOf(email: string) {
  return rows<SignInFailure>(Prisma.sql`
    SELECT email, count, last_at AS lastAt FROM sign_in_failures WHERE email = ${email}`);
}

/** False when another attempt was counted in the meantime. */
async function note({ direct, now }: Services, { email, before, count }: SignInAttempt): Promise<boolean> {
  if (before) {
    const [written] = await direct.send(
      write(Prisma.sql`
        UPDATE sign_in_failures SET count = ${count}, last_at = ${now}
        WHERE email = ${email} AND count = ${before.count} AND last_at = ${before.lastAt}`),
    );
    return written === 1;
  }
  try {
    await direct.send(
      write(Prisma.sql`
        INSERT INTO sign_in_failures (email, count, last_at) VALUES (${email}, ${count}, ${now})`),
    );
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}
