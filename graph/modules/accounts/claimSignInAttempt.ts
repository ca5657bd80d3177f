import { countDirectly, takeBackDirectly } from '#graph/access/attempts/countDirectly.ts';
import { refused } from '#graph/access/refusals.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type SignInFailure } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

const FREE_FAILURES = 5;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

type Services = Pick<GraphContext, 'direct' | 'now' | 'ip'>;

/** As whose an attempt counts. */
export interface SignInSubject {
  key: string;
  /** Not from anywhere: then it does not count for its network, whose tries do not keep it out. */
  isKnown: boolean;
}

/** Of an address without an account as well. */
export const atAddress = (email: string): SignInSubject => ({ key: email, isKnown: false });

/** From a device that the account has signed in on: others' guesses do not keep its owner out. */
export const onDevice = (deviceId: string): SignInSubject => ({ key: `device ${deviceId}`, isKnown: true });

/** Of who is signed in already and is asked for their password. */
export const ofAccount = (userId: string): SignInSubject => ({ key: `account ${userId}`, isKnown: true });

/** An attempt that counts as failed until it is forgiven or taken back. */
export interface SignInAttempt {
  subject: SignInSubject;
  /** The failures before it. */
  before: SignInFailure | null;
  /** The failures with it. */
  count: number;
}

/**
 * Counts an attempt to sign in as failed before the password is looked at, so that guesses sent at once count too.
 * Throws RATE_LIMITED while its subject has to wait, or the network that it comes from. Addresses without an account are
 * counted alike. A day without attempts starts the count anew.
 */
export async function claimSignInAttempt(
  services: Services & Pick<GraphContext, 'directWork'>,
  subject: SignInSubject,
): Promise<SignInAttempt> {
  const { direct, now } = services;
  let [[before]] = await services.directWork(({ send }) =>
    send(failuresOf(subject), ...(subject.isKnown ? [] : countDirectly(services, 'signIn'))),
  );
  for (;;) {
    const waitMs = before ? remainingPauseMs(before, now) : 0;
    if (waitMs > 0) throw refused('lockedOut', waitMs);

    const count = before && !isForgotten(before, now) ? before.count + 1 : 1;
    const attempt = { subject, before: before ?? null, count };
    if (await note(services, attempt)) return attempt;
    [[before]] = await direct.send(failuresOf(subject));
  }
}

/** Earlier failures are forgotten. */
export async function forgiveSignInFailures(
  { direct }: Pick<Services, 'direct'>,
  email: string,
): Promise<void> {
  await direct.send(forget(atAddress(email)));
}

/** The attempt succeeded: it was no failure, and those before it are forgotten. */
export async function forgiveAttempt(services: Services, { subject }: SignInAttempt): Promise<void> {
  await services.direct.send(...ofNetwork(services, subject), forget(subject));
}

/** The attempt itself was no failure; those before it still count. */
export async function takeBackAttempt(services: Services, attempt: SignInAttempt): Promise<void> {
  const { direct, now } = services;
  const { subject, before, count } = attempt;
  const { count: countBefore, lastAt } = before ?? { count: 0, lastAt: now };
  await direct.send(
    ...ofNetwork(services, subject),
    write(Prisma.sql`
      UPDATE sign_in_failures SET count = ${countBefore}, last_at = ${lastAt}
      WHERE subject = ${subject.key} AND count = ${count} AND last_at = ${now}`),
  );
}

function ofNetwork(services: Services, { isKnown }: SignInSubject) {
  return isKnown ? [] : [takeBackDirectly(services, 'signIn')];
}

function remainingPauseMs({ count, lastAt }: SignInFailure, now: Date): number {
  if (count < FREE_FAILURES) return 0;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_FAILURES), MAX_PAUSE_MS);
  return lastAt.getTime() + pauseMs - now.getTime();
}

function isForgotten({ lastAt }: SignInFailure, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > FORGOTTEN_AFTER_MS;
}

function forget({ key }: SignInSubject) {
  return write(Prisma.sql`DELETE FROM sign_in_failures WHERE subject = ${key}`);
}

function failuresOf({ key }: SignInSubject) {
  return rows<SignInFailure>(Prisma.sql`
    SELECT subject, count, last_at AS lastAt FROM sign_in_failures WHERE subject = ${key}`);
}

/** False when another attempt was counted in the meantime. */
async function note({ direct, now }: Services, { subject, before, count }: SignInAttempt): Promise<boolean> {
  if (before) {
    const [written] = await direct.send(
      write(Prisma.sql`
        UPDATE sign_in_failures SET count = ${count}, last_at = ${now}
        WHERE subject = ${subject.key} AND count = ${before.count} AND last_at = ${before.lastAt}`),
    );
    return written === 1;
  }
  try {
    await direct.send(
      write(Prisma.sql`
        INSERT INTO sign_in_failures (subject, count, last_at) VALUES (${subject.key}, ${count}, ${now})`),
    );
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}
