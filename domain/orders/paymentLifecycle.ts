import { DomainError } from '#domain/errors/errors.ts';
import type { PaymentStatus } from './orderLifecycle.ts';

/**
 * Transitions of an order's overall payment status; partial amounts are ledger entries. An order can become unpaid
 * again if a payment was recorded by mistake.
 */
const TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  UNPAID: ['PAID'],
  PART_PAID: ['PAID', 'REFUNDED', 'UNPAID'],
  PAID: ['REFUNDED', 'UNPAID'],
  PART_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
};

export function getNextPaymentStatuses(from: PaymentStatus): readonly PaymentStatus[] {
  return TRANSITIONS[from];
}

export function assertPaymentStatusChange(from: PaymentStatus, to: PaymentStatus): void {
  const allowedStatuses = getNextPaymentStatuses(from);
  if (allowedStatuses.includes(to)) return;

  if (allowedStatuses.length === 0) throw new DomainError('PAYMENT_IS_FINAL', { from, to }, 'status');
  throw new DomainError(
    'PAYMENT_STATUS_CHANGE_NOT_ALLOWED',
    { from, to, allowed: allowedStatuses },
    'status',
  );
}
