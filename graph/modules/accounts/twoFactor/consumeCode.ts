import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactor } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findTimeStep } from './authenticatorApp.ts';
import { decrypt, reencrypt } from './encryptedSecret.ts';
import { consumeRecoveryCode } from './recoveryCodes.ts';

/** Returns the account's confirmed second factor. Null if sign-in requires none. */
export function findConfirmedFactor(prisma: Transaction, userId: string): Promise<TwoFactor | null> {
  return prisma.twoFactor.findUnique({ where: { userId, confirmedAt: { not: null } } });
}

/**
 * Uses up a code from the app or a recovery code. Returns false if it is not valid. A code works once, even in
 * simultaneous requests, and codes older than the last one used are refused.
 */
export async function consumeCode(
  context: Pick<GraphContext, 'prisma' | 'secrets' | 'now'>,
  { userId, secret }: TwoFactor,
  code: string,
): Promise<boolean> {
  const { prisma, secrets, now } = context;
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return consumeRecoveryCode(prisma, userId, code);

  const key = secret && decrypt(secret, userId, secrets);
  const step = key ? findTimeStep(key, digits, now) : null;
  if (step === null) return false;
  const { count } = await prisma.twoFactor.updateMany({
    where: { userId, secret, OR: [{ lastUsedStep: null }, { lastUsedStep: { lt: step } }] },
    data: { lastUsedStep: step, secret: secret && reencrypt(secret, userId, secrets) },
  });
  return count === 1;
}

export function createCodeRequiredError(): DomainError {
  return new DomainError('CODE_REQUIRED', 'code');
}

export function createWrongCodeError(): DomainError {
  return new DomainError('CODE_INCORRECT', 'code');
}
