import { DomainError } from '#domain/errors/errors.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface Named {
  method: PaymentMethod;
  /** What the bank or the provider calls the money. */
  reference: string | undefined;
  /** That one transfer pays several orders, as somebody has said. */
  referenceOk: boolean | null | undefined;
}

/** Cash has no reference of its own: a courier brings it for many parcels under one. */
const IN_CASH: readonly PaymentMethod[] = ['CASH', 'COD'];

/**
 * Throws where money of that reference was entered before. That a transfer pays two orders somebody may say; what a provider has
 * told of counts once, whatever is said.
 */
export async function expectNewReference(
  tx: Transaction,
  { method, reference, referenceOk }: Named,
): Promise<void> {
  if (!reference || IN_CASH.includes(method)) return;
  const earlier = await tx.payment.findFirst({
    where: { kind: 'PAYMENT', method, reference, voidedAt: null },
    orderBy: { transactionId: 'desc' },
    select: { transactionId: true, order: { select: { number: true } } },
  });
  if (!earlier) return;
  const { number } = earlier.order;
  if (earlier.transactionId !== null)
    throw new DomainError('PAYMENT_COUNTED_ALREADY', { number }, 'reference');
  if (!referenceOk) throw new DomainError('REFERENCE_NOTED_BEFORE', { reference, number }, 'referenceOk');
}
