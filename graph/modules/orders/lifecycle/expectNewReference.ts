import { DomainError } from '#domain/errors/errors.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { referenceName } from '#domain/payments/referenceName.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findReferenced, referenceProblem } from './paymentReferences.ts';

interface Named {
  method: PaymentMethod;
  /** What the bank or the provider calls the money. */
  reference: string | undefined;
  /** That one transfer pays several orders, as somebody has said. */
  referenceOk: boolean | null | undefined;
}

/**
 * Throws if another payment has the reference, or an attempt that is settled or of another order. One transfer may pay two orders, which
 * somebody confirms; a provider's payment counts once in any case. Returns whether the reference is shared.
 */
export async function expectNewReference(
  tx: Transaction,
  orderId: string,
  { method, reference, referenceOk }: Named,
): Promise<boolean> {
  const name = referenceName(method, reference);
  if (!reference || !name) return false;
  await expectOwnAttempt(tx, orderId, [reference, name]);
  const references = [reference];
  const earlier = await findReferenced(tx, { method, references });
  if (!earlier) return false;
  const isShareable = !isOnline(method) && earlier.transactionId === null;
  if (!isShareable || !referenceOk) throw await referenceProblem(tx, { method, references });
  return true;
}

/** A provider's payment belongs to the order that its buyer began to pay, also if it is recorded as a bank transfer. */
async function expectOwnAttempt(tx: Transaction, orderId: string, names: string[]): Promise<void> {
  const ofProvider = { in: [...ONLINE_METHODS] };
  const attempt = await tx.paymentAttempt.findFirst({
    where: {
      OR: [
        { ref: { in: names } },
        { method: ofProvider, providerRef: { in: names } },
        { method: ofProvider, transactionId: { in: names } },
      ],
      AND: { OR: [{ orderId: { not: orderId } }, { status: 'SETTLED' }] },
    },
    select: { status: true, order: { select: { number: true } } },
  });
  if (!attempt) return;
  const { number } = attempt.order;
  const reason = attempt.status === 'SETTLED' ? 'PAYMENT_COUNTED_ALREADY' : 'REFERENCE_OF_ANOTHER_ORDER';
  throw new DomainError(reason, { number }, 'reference');
}
