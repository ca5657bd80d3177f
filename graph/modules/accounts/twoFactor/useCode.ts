import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactor } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { toStep } from './authenticatorApp.ts';
import { resealed, unsealed } from './encryptedSecret.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';

/** The account's second factor once it is confirmed; null while signing in asks for none. */
export function findConfirmedFactor(prisma: Transaction, userId: string): Promise<TwoFactor | null> {
  return prisma.twoFactor.findUnique({ where: { userId, confirmedAt: { not: null } } });
}

/**
 * Whether the code is one of the account's, of its app or for recovery, and uses it up. Of a code that comes twice,
 * even in the same moment, one is taken; and none that is older than the last one taken.
 */
export async function takeCode(
  context: Pick<GraphContext, 'prisma' | 'secrets' | 'now'>,
  { userId, secret }: TwoFactor,
  code: string,
): Promise<boolean> {
  const { prisma, secrets, now } = context;
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(prisma, userId, code);

  const key = secret && unsealed(secret, userId, secrets);
  const step = key ? toStep(key, digits, now) : null;
  if (step === null) return false;
  const { count } = await prisma.twoFactor.updateMany({
    where: { userId, secret, OR: [{ lastUsedStep: null }, { lastUsedStep: { lt: step } }] },
    data: { lastUsedStep: step, secret: secret && resealed(secret, userId, secrets) },
  });
  return count === 1;
}

export function codeRequired(): DomainError {
  return new DomainError('CODE_REQUIRED', 'code');
}

export function wrongCode(): DomainError {
  return new DomainError('CODE_INCORRECT', 'code');
}
