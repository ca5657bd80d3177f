import type { PaymentAttempt, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { ProviderAnswer } from '../payments.providers.ts';
import { isInProcess } from './attempts.ts';

/** Claims of a returning browser after which a pending payment is no longer under way. */
const GIVEN_UP: readonly unknown[] = ['CANCELLED', 'FAILED'];

/**
 * Returns true if an attempt took no money, as far as its provider has answered. A pending payment whose buyer came back by
 * the provider's own way may still be under way there, so it does not count.
 */
export async function isNotCompleted(
  { id, status, redirect, answer }: PaymentAttempt,
  prisma: Pick<PrismaClient, 'paymentAttempt'>,
): Promise<boolean> {
  if (status === 'CANCELLED' || status === 'EXPIRED' || status === 'FAILED') return true;
  if (status !== 'OPEN') return false;
  // Without a redirect nobody was sent to the provider.
  if (redirect === null) return true;
  // `findAnswer` in refreshAttempt.ts alone writes it.
  const known = answer as unknown as ProviderAnswer | null;
  if (known?.state !== 'PENDING' || isInProcess(known)) return false;
  const returns = await prisma.paymentAttempt
    .findUnique({ where: { id } })
    .events({ where: { kind: 'RETURNED' } });
  return (returns ?? []).every(({ data }) => GIVEN_UP.includes(claimIn(data)));
}

function claimIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'claims' in data ? data.claims : null;
}
