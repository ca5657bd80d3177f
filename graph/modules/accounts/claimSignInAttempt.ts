import { buildCountStatements, buildUncountStatement } from '#graph/access/attempts/attemptStatements.ts';
import { createRateLimitRefusal } from '#graph/access/refusals.ts';
import type { GraphContext } from '#graph/context.ts';
import { selectRows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type SignInFailure } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';

const FREE_FAILURES = 5;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15 * 60_000;
const FAILURE_LIFETIME_MS = 24 * 60 * 60_000;

type Services = Pick<GraphContext, 'direct' | 'now' | 'ip'>;

/** The account, device or address that an attempt counts against. */
export interface SignInSubject {
  key: string;
  /**
   * True if the device or account is known. The attempt then does not count for its network, and the network's limit
   * does not apply to it.
   */
  isKnown: boolean;
}

/** Email address, with or without an account. */
export const createAddressSubject = (email: string): SignInSubject => ({ key: email, isKnown: false });

/** A known device of the account. Guesses from other devices do not lock it out. */
export const createDeviceSubject = (deviceId: string): SignInSubject => ({
  key: `device ${deviceId}`,
  isKnown: true,
});

/** A signed-in account whose owner must confirm the password. */
export const createAccountSubject = (userId: string): SignInSubject => ({
  key: `account ${userId}`,
  isKnown: true,
});

/** An attempt, which counts as failed until it is forgiven or undone. */
export interface SignInAttempt {
  subject: SignInSubject;
  /** Failures before this attempt. */
  before: SignInFailure | null;
  /** Number of failures including this one. */
  count: number;
}

/**
 * Counts a sign-in attempt as failed before the password is checked, so that simultaneous guesses count too. Throws
 * RATE_LIMITED while the subject or its network is locked out. Addresses without an account are counted in the same
 * way. The count restarts after a day without attempts.
 */
export async function claimSignInAttempt(
  services: Services & Pick<GraphContext, 'directWork'>,
  subject: SignInSubject,
): Promise<SignInAttempt> {
  const { direct, now } = services;
  let [[before]] = await services.directWork(({ send }) =>
    send(readFailures(subject), ...(subject.isKnown ? [] : buildCountStatements(services, 'signIn'))),
  );
  for (;;) {
    const waitMs = before ? getRemainingPauseMs(before, now) : 0;
    if (waitMs > 0) throw createRateLimitRefusal('lockedOut', waitMs);

    const count = before && !areFailuresExpired(before, now) ? before.count + 1 : 1;
    const attempt = { subject, before: before ?? null, count };
    if (await saveFailure(services, attempt)) return attempt;
    [[before]] = await direct.send(readFailures(subject));
  }
}

/** Deletes the earlier failures of an address. */
export async function forgiveSignInFailures(
  { direct }: Pick<Services, 'direct'>,
  email: string,
): Promise<void> {
  await direct.send(deleteFailures(createAddressSubject(email)));
}

/** Deletes this failure and all earlier ones, because the attempt succeeded. */
export async function forgiveAttempt(services: Services, { subject }: SignInAttempt): Promise<void> {
  await services.direct.send(...undoNetworkCount(services, subject), deleteFailures(subject));
}

/** Undoes only this failure. Earlier ones still count. */
export async function undoAttempt(services: Services, attempt: SignInAttempt): Promise<void> {
  const { direct, now } = services;
  const { subject, before, count } = attempt;
  const { count: earlierFailureCount, lastAt } = before ?? { count: 0, lastAt: now };
  await direct.send(
    ...undoNetworkCount(services, subject),
    write(Prisma.sql`
      UPDATE sign_in_failures SET count = ${earlierFailureCount}, last_at = ${lastAt}
      WHERE subject = ${subject.key} AND count = ${count} AND last_at = ${now}`),
  );
}

function undoNetworkCount(services: Services, { isKnown }: SignInSubject) {
  return isKnown ? [] : [buildUncountStatement(services, 'signIn')];
}

function getRemainingPauseMs({ count, lastAt }: SignInFailure, now: Date): number {
  if (count < FREE_FAILURES) return 0;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_FAILURES), MAX_PAUSE_MS);
  return lastAt.getTime() + pauseMs - now.getTime();
}

function areFailuresExpired({ lastAt }: SignInFailure, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > FAILURE_LIFETIME_MS;
}

function deleteFailures({ key }: SignInSubject) {
  return write(Prisma.sql`DELETE FROM sign_in_failures WHERE subject = ${key}`);
}

function readFailures({ key }: SignInSubject) {
  return selectRows<SignInFailure>(Prisma.sql`
    SELECT subject, count, last_at AS lastAt FROM sign_in_failures WHERE subject = ${key}`);
}

/** Returns false if another attempt was counted in the meantime. */
async function saveFailure(
  { direct, now }: Services,
  { subject, before, count }: SignInAttempt,
): Promise<boolean> {
  if (before) {
    const [affectedCount] = await direct.send(
      write(Prisma.sql`
        UPDATE sign_in_failures SET count = ${count}, last_at = ${now}
        WHERE subject = ${subject.key} AND count = ${before.count} AND last_at = ${before.lastAt}`),
    );
    return affectedCount === 1;
  }
  try {
    await direct.send(
      write(Prisma.sql`
        INSERT INTO sign_in_failures (subject, count, last_at) VALUES (${subject.key}, ${count}, ${now})`),
    );
    return true;
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    return false;
  }
}
