import { DomainError } from '#domain/errors/errors.ts';
import { paymentMethodOf } from '#domain/orders/orderLifecycle.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { called } from '#graph/modules/orders/held/withOrder.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { askAbout, findUnsettled } from './attempts/askOpenAttempts.ts';
import type { RefreshedAttempt } from './attempts/refreshAttempt.ts';

/** The attempts of an order before money is entered by hand. */
export interface AttemptsBeforeEntry {
  /** The newest attempt; null if the order has none. */
  newestId: string | null;
  /** The attempts whose providers were asked, as they stood then. */
  asked: readonly Pick<PaymentAttempt, 'id' | 'status'>[];
}

interface Entry {
  /** Null for the order's own method. */
  method: string | null;
  reference?: string | undefined;
  /** Whether staff looked the payment up at a provider that does not answer. */
  allowUnverified?: boolean | null | undefined;
}

/**
 * Asks the providers about an order's open attempts before money is entered for it by hand: the payment that somebody is about
 * to record may be one of them. Throws PAID_AT_PROVIDER if one was paid, which is in the ledger then, PAYMENT_IS_HELD if money
 * of the same provider waits for a decision, and PAYMENT_UNVERIFIED if the same provider does not answer.
 */
export async function askBeforeEntry(
  context: StaffAtWork,
  named: string,
  entry: Entry,
): Promise<AttemptsBeforeEntry> {
  const order = await context.prisma.order.findFirst({
    where: called(named),
    select: { id: true, paymentMethod: true },
  });
  if (!order) return { newestId: null, asked: [] };
  const [newest, { open, ended }] = await Promise.all([
    context.prisma.paymentAttempt.findFirst({
      where: { orderId: order.id },
      select: { id: true },
      orderBy: { id: 'desc' },
    }),
    findUnsettled(context, order.id),
  ]);
  const asked = await askAbout(context, [...open, ...ended], 'STAFF');
  const paid = asked.find(({ attempt }) => attempt.status === 'SETTLED');
  if (paid) {
    const { method, amount: paidNpr } = paid.attempt;
    throw new DomainError('PAID_AT_PROVIDER', { provider: METHOD_TEXTS[paymentMethodOf(method)], paidNpr });
  }
  const method = entry.method ?? order.paymentMethod;
  for (const one of asked) expectKnown(one, { ...entry, method });
  return {
    newestId: newest?.id ?? null,
    asked: asked.map(({ attempt: { id, status } }) => ({ id, status })),
  };
}

/** Throws CHANGED_MEANWHILE if somebody began to pay, or an attempt went on, after the providers were asked. */
export async function expectAsAsked(
  tx: Transaction,
  orderId: string,
  { newestId, asked }: AttemptsBeforeEntry,
): Promise<void> {
  const changed = await tx.paymentAttempt.findFirst({
    where: {
      orderId,
      OR: [
        { status: 'OPEN', ...(newestId && { id: { gt: newestId } }) },
        ...asked.map(({ id, status }) => ({ id, status: { not: status } })),
      ],
    },
    select: { id: true },
  });
  if (changed) throw new DomainError('CHANGED_MEANWHILE', 'version');
}

/** Throws if it is open whether the money that somebody records is that of the attempt. */
function expectKnown({ attempt, answer }: RefreshedAttempt, entry: Entry): void {
  const { status, receivedPaisa, method } = attempt;
  const provider = METHOD_TEXTS[paymentMethodOf(method)];
  if (status === 'HELD' && (receivedPaisa ?? 0) > 0) throw new DomainError('PAYMENT_IS_HELD', { provider });
  const isSilent = (status === 'OPEN' || status === 'HELD') && answer.state === 'UNAVAILABLE';
  if (!isSilent) return;
  if (!entry.allowUnverified) throw new DomainError('PAYMENT_UNVERIFIED', { provider }, 'allowUnverified');
  if (entry.method === method && !entry.reference)
    throw new DomainError('PROVIDER_REFERENCE_MISSING', { provider }, 'reference');
}
