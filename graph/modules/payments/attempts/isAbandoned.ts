import type { PaymentAttempt, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { ProviderResult } from '../payments.providers.ts';
import { isProcessing } from './attempts.ts';

/** Results claimed by a returning browser that make a pending payment count as abandoned. */
const ABANDONED_CLAIMS: readonly unknown[] = ['CANCELLED', 'FAILED'];

/**
 * Returns true if an attempt has received no money according to its provider. A pending payment whose customer returned
 * with a claim of success may still complete, so it does not count as abandoned.
 */
export async function isAbandoned(
  { id, status, redirect, answer }: PaymentAttempt,
  prisma: Pick<PrismaClient, 'paymentAttempt'>,
): Promise<boolean> {
  if (status === 'CANCELLED' || status === 'EXPIRED' || status === 'FAILED') return true;
  if (status !== 'OPEN') return false;
  // Without a redirect, the customer was never sent to the provider.
  if (redirect === null) return true;
  // Only `findResult` in refreshAttempt.ts writes this value.
  const result = answer as unknown as ProviderResult | null;
  if (result?.state !== 'PENDING' || isProcessing(result)) return false;
  const returnEvents = await prisma.paymentAttempt
    .findUnique({ where: { id } })
    .events({ where: { kind: 'RETURNED' } });
  return (returnEvents ?? []).every(({ data }) => ABANDONED_CLAIMS.includes(readClaim(data)));
}

function readClaim(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'claims' in data ? data.claims : null;
}
