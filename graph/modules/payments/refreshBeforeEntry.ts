import { DomainError } from '#domain/errors/errors.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RefreshedAttempt } from './attempts/refreshAttempt.ts';
import { findUnsettledAttempts, refreshAttempts } from './attempts/refreshUnsettledAttempts.ts';

/** State of an order's attempts before staff record a payment by hand. */
export interface AttemptsSnapshot {
  /** Id of the newest attempt; null if the order has none. */
  newestId: string | null;
  /** Attempts whose providers were queried, with their status at that time. */
  refreshed: readonly Pick<PaymentAttempt, 'id' | 'status'>[];
}

interface PaymentToEnter {
  /** Null for the order's own method. */
  method: string | null;
  reference?: string | undefined;
  /** True if staff have verified the payment with a provider that does not respond. */
  allowUnverified?: boolean | null | undefined;
}

/**
 * Queries the providers about an order's open attempts before a payment is recorded by hand, since it may be the
 * payment of one of these attempts. Throws PAID_AT_PROVIDER if an attempt was paid (its payment is now in the ledger),
 * PAYMENT_UNDER_REVIEW if a payment of the same provider is under review, and PAYMENT_UNVERIFIED if the same provider
 * does not respond.
 */
export async function refreshBeforeEntry(
  context: StaffActionContext,
  idOrNumber: string,
  entry: PaymentToEnter,
): Promise<AttemptsSnapshot> {
  const order = await context.prisma.order.findFirst({
    where: matchIdOrNumber(idOrNumber),
    select: { id: true, paymentMethod: true },
  });
  if (!order) return { newestId: null, refreshed: [] };
  const [newestAttempt, { open, ended }] = await Promise.all([
    context.prisma.paymentAttempt.findFirst({
      where: { orderId: order.id },
      select: { id: true },
      orderBy: { id: 'desc' },
    }),
    findUnsettledAttempts(context, order.id),
  ]);
  const refreshedAttempts = await refreshAttempts(context, [...open, ...ended], 'STAFF');
  const paidAttempt = refreshedAttempts.find(({ attempt }) => attempt.status === 'SETTLED');
  if (paidAttempt) {
    const { method, amount: paidNpr } = paidAttempt.attempt;
    throw new DomainError('PAID_AT_PROVIDER', {
      provider: METHOD_TEXTS[parsePaymentMethod(method)],
      paidNpr,
    });
  }
  const method = entry.method ?? order.paymentMethod;
  for (const refreshedAttempt of refreshedAttempts)
    assertNotSamePayment(refreshedAttempt, { ...entry, method });
  return {
    newestId: newestAttempt?.id ?? null,
    refreshed: refreshedAttempts.map(({ attempt: { id, status } }) => ({ id, status })),
  };
}

/** Throws VERSION_CONFLICT if an attempt was started or changed after the providers were queried. */
export async function assertAttemptsUnchanged(
  tx: Transaction,
  orderId: string,
  { newestId, refreshed }: AttemptsSnapshot,
): Promise<void> {
  const changedAttempt = await tx.paymentAttempt.findFirst({
    where: {
      orderId,
      OR: [
        { status: 'OPEN', ...(newestId && { id: { gt: newestId } }) },
        ...refreshed.map(({ id, status }) => ({ id, status: { not: status } })),
      ],
    },
    select: { id: true },
  });
  if (changedAttempt) throw new DomainError('VERSION_CONFLICT', 'version');
}

/** Throws if the payment to record may be the attempt's own payment. */
function assertNotSamePayment({ attempt, result }: RefreshedAttempt, entry: PaymentToEnter): void {
  const { status, receivedPaisa, method } = attempt;
  const provider = METHOD_TEXTS[parsePaymentMethod(method)];
  if (status === 'UNDER_REVIEW' && (receivedPaisa ?? 0) > 0)
    throw new DomainError('PAYMENT_UNDER_REVIEW', { provider });
  const isUnresponsive = (status === 'OPEN' || status === 'UNDER_REVIEW') && result.state === 'UNAVAILABLE';
  if (!isUnresponsive) return;
  if (!entry.allowUnverified) throw new DomainError('PAYMENT_UNVERIFIED', { provider }, 'allowUnverified');
  if (entry.method === method && !entry.reference)
    throw new DomainError('PROVIDER_REFERENCE_MISSING', { provider }, 'reference');
}
