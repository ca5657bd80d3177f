import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_CHARACTERS } from '#domain/orders/orderNumber.ts';
import type { PaymentEvent, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { MAX_REF_LENGTH, type ProviderResult } from '../payments.providers.ts';

/**
 * Returns a reference of 100 random bits. It must be hard to guess, since it reveals the attempt's status to anyone who
 * has it.
 */
export function generateAttemptRef(): string {
  return Array.from(
    { length: MAX_REF_LENGTH },
    () => ORDER_NUMBER_CHARACTERS[randomInt(ORDER_NUMBER_CHARACTERS.length)],
  ).join('');
}

/**
 * Returns true if the customer has confirmed a pending Khalti payment. If the payment page has only been opened, the
 * status is "Initiated".
 */
export function isProcessing({ word }: Pick<ProviderResult, 'word'>): boolean {
  return word === 'Pending';
}

interface PaymentEventInput extends Pick<PaymentEvent, 'kind' | 'source'> {
  data?: Prisma.InputJsonObject;
}

/** Adds an event to a payment attempt. */
export async function recordPaymentEvent(
  tx: Pick<Transaction, 'paymentEvent'>,
  { viewer, now }: { viewer?: { id: string } | null; now: Date },
  attemptId: string,
  event: PaymentEventInput,
): Promise<void> {
  await tx.paymentEvent.create({ data: { attemptId, ...event, actorId: viewer?.id, at: now } });
}
