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
  allowDuplicateReference: boolean | null | undefined;
}

/**
 * Throws if another payment has the reference, or an attempt that is settled or of another order. One transfer may pay two orders, which
 * somebody confirms; a provider's payment counts once in any case. Returns whether the reference is shared.
 */
export async function expectNewReference(
  tx: Transaction,
  orderId: string,
  { method, reference, allowDuplicateReference }: Named,
): Promise<boolean> {
  if (!reference) return false;
  await expectNotProviders(tx, { orderId, method, reference });
  if (!referenceName(method, reference)) return false;
  const references = [reference];
  const earlier = await findReferenced(tx, { method, references });
  if (!earlier) return false;
  const isShareable = !isOnline(method) && earlier.transactionId === null;
  if (!isShareable || !allowDuplicateReference) throw await referenceProblem(tx, { method, references });
  return true;
}

interface ReferenceToEnter {
  /** The order that the money is for; null for one that is being made. */
  orderId: string | null;
  method: PaymentMethod;
  reference: string;
}

/**
 * Throws if a reference names a payment of a provider that belongs to another order, or that is in a ledger by another method:
 * a provider's payment counts once, also if it is recorded as a bank transfer or as cash.
 */
export async function expectNotProviders(
  prisma: Pick<Transaction, 'payment' | 'paymentAttempt'>,
  { orderId, method, reference }: ReferenceToEnter,
  field = 'reference',
): Promise<void> {
  // A card's digits are no name; cash has none of its own, and bears that of another payment only if it was entered twice.
  const name = referenceName(method === 'CARD' ? method : 'BANK_TRANSFER', reference);
  if (!name) return;
  const names = { in: [reference, name] };
  const ofProvider = { in: [...ONLINE_METHODS] };
  const order = { select: { number: true } };
  const attempt = await prisma.paymentAttempt.findFirst({
    where: {
      OR: [
        { ref: names },
        { method: ofProvider, providerRef: names },
        { method: ofProvider, transactionId: names },
      ],
      AND: { OR: [...(orderId ? [{ orderId: { not: orderId } }] : [{}]), { status: 'SETTLED' }] },
    },
    select: { status: true, order },
  });
  if (attempt) {
    const reason = attempt.status === 'SETTLED' ? 'PAYMENT_COUNTED_ALREADY' : 'REFERENCE_OF_ANOTHER_ORDER';
    throw new DomainError(reason, { number: attempt.order.number }, field);
  }
  const recorded = await prisma.payment.findFirst({
    where: {
      voidedAt: null,
      references: { some: { name, method: isOnline(method) ? { not: method } : ofProvider } },
    },
    select: { order },
  });
  if (recorded) throw new DomainError('PAYMENT_COUNTED_ALREADY', { number: recorded.order.number }, field);
}
