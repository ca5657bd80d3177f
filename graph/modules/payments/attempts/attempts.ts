import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_CHARACTERS } from '#domain/orders/orderNumber.ts';
import type { PaymentEvent, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { LONGEST_REF, type ProviderAnswer } from '../payments.providers.ts';

/** A reference of 100 random bits: it shows how its attempt stands to whoever has it. */
export function newAttemptRef(): string {
  return Array.from(
    { length: LONGEST_REF },
    () => ORDER_NUMBER_CHARACTERS[randomInt(ORDER_NUMBER_CHARACTERS.length)],
  ).join('');
}

/** Khalti calls a payment pending once the buyer has confirmed it there; a page that was only opened is "Initiated". */
export function isInProcess({ word }: Pick<ProviderAnswer, 'word'>): boolean {
  return word === 'Pending';
}

interface Heard extends Pick<PaymentEvent, 'kind' | 'source'> {
  data?: Prisma.InputJsonObject;
}

/** Adds to what was heard of an attempt. */
export async function noteHeard(
  tx: Pick<Transaction, 'paymentEvent'>,
  { viewer, now }: { viewer?: { id: string } | null; now: Date },
  attemptId: string,
  heard: Heard,
): Promise<void> {
  await tx.paymentEvent.create({ data: { attemptId, ...heard, actorId: viewer?.id, at: now } });
}
