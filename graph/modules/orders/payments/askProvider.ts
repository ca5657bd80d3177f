import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { ProviderAnswer } from '#graph/modules/payments/payments.providers.ts';
import { providerOf } from '#graph/modules/payments/payments.providers.ts';
import { type PaymentServices, readAccess } from '#graph/modules/payments/readAccess.ts';
import type { PaymentAttempt, PaymentEventSource } from '#graph/prisma/generated/client.ts';
import { type Settling, settle } from './settle.ts';

export type Asking = Settling & PaymentServices;

/** How an attempt stands after its provider was asked, outside of any transaction. */
export interface Asked {
  attempt: PaymentAttempt;
  answer: ProviderAnswer;
}

/** Asks the provider about an attempt, and does what follows from its answer. */
export async function askProvider(
  services: Asking,
  attempt: PaymentAttempt,
  source: PaymentEventSource,
): Promise<Asked> {
  const answer = await query(services, attempt);
  return { attempt: await settle(services, attempt, answer, source), answer };
}

async function query(services: Asking, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  const { method, mode } = attempt;
  // Nobody was sent to the provider by it: the server ended before it had the way there.
  if (attempt.redirect === null)
    return nothing(services.now > attempt.expiresAt ? 'EXPIRED' : 'PENDING', 'never begun');
  const access = isOnline(method) ? await readAccess(services, method, mode) : null;
  if (!access || !isOnline(method)) return nothing('UNAVAILABLE', 'no keys');
  return providerOf(method).query(access, attempt);
}

function nothing(state: ProviderAnswer['state'], word: string): ProviderAnswer {
  return { state, word, amountPaisa: null, transactionId: null, feePaisa: null };
}
