import { DomainError } from '#domain/errors/errors.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { normaliseReference } from '#domain/payments/normaliseReference.ts';
import { isOnline, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { createReferenceProblem, findReferencedPayment } from './paymentReferences.ts';

interface PaymentReference {
  method: PaymentMethod;
  /** Reference of the bank or the provider. */
  reference: string | undefined;
  /** True if the caller confirms that one transfer pays several orders. */
  allowDuplicateReference: boolean | null | undefined;
}

/**
 * Throws if the reference belongs to another payment, a settled attempt or another order's attempt. One transfer can
 * pay two orders if staff confirm it; a provider's payment always counts only once. Returns true if the reference is
 * shared.
 */
export async function assertNewReference(
  tx: Transaction,
  orderId: string,
  { method, reference, allowDuplicateReference }: PaymentReference,
): Promise<boolean> {
  if (!reference) return false;
  await assertNotProviderPayment(tx, { orderId, method, reference });
  if (!normaliseReference(method, reference)) return false;
  const references = [reference];
  const earlierPayment = await findReferencedPayment(tx, { method, references });
  if (!earlierPayment) return false;
  const isShareable = !isOnline(method) && earlierPayment.transactionId === null;
  if (!isShareable || !allowDuplicateReference)
    throw await createReferenceProblem(tx, { method, references });
  return true;
}

interface ReferenceToEnter {
  /** Order that the payment is for; null for a new order. */
  orderId: string | null;
  method: PaymentMethod;
  reference: string;
}

/**
 * Throws if a reference names a provider's payment that belongs to another order or was recorded with another method.
 * A provider's payment counts once, even if it is recorded as a bank transfer or as cash.
 */
export async function assertNotProviderPayment(
  prisma: Pick<Transaction, 'payment' | 'paymentAttempt'>,
  { orderId, method, reference }: ReferenceToEnter,
  field = 'reference',
): Promise<void> {
  // Card digits do not identify a payment. Cash has no reference of its own, so a match means that the payment was
  // entered twice.
  const name = normaliseReference(method === 'CARD' ? method : 'BANK_TRANSFER', reference);
  if (!name) return;
  const nameFilter = { in: [reference, name] };
  const onlineMethodFilter = { in: [...ONLINE_METHODS] };
  const order = { select: { number: true } };
  const attempt = await prisma.paymentAttempt.findFirst({
    where: {
      OR: [
        { ref: nameFilter },
        { method: onlineMethodFilter, providerRef: nameFilter },
        { method: onlineMethodFilter, transactionId: nameFilter },
      ],
      AND: { OR: [...(orderId ? [{ orderId: { not: orderId } }] : [{}]), { status: 'SETTLED' }] },
    },
    select: { status: true, order },
  });
  if (attempt) {
    const reason = attempt.status === 'SETTLED' ? 'PAYMENT_ALREADY_RECORDED' : 'REFERENCE_ORDER_MISMATCH';
    throw new DomainError(reason, { number: attempt.order.number }, field);
  }
  const recordedPayment = await prisma.payment.findFirst({
    where: {
      voidedAt: null,
      references: { some: { name, method: isOnline(method) ? { not: method } : onlineMethodFilter } },
    },
    select: { order },
  });
  if (recordedPayment)
    throw new DomainError('PAYMENT_ALREADY_RECORDED', { number: recordedPayment.order.number }, field);
}
