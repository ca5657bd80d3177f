import { DomainError } from '#domain/errors/errors.ts';
import type { PaymentStatus } from './orderLifecycle.ts';

/** A payment that was noted by mistake may become unpaid again. */
const TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  UNPAID: ['PAID'],
  PAID: ['REFUNDED', 'UNPAID'],
  REFUNDED: [],
};

export function nextPaymentStatuses(from: PaymentStatus): readonly PaymentStatus[] {
  return TRANSITIONS[from];
}

export function assertPaymentCanMove(from: PaymentStatus, to: PaymentStatus): void {
  const allowed = nextPaymentStatuses(from);
  if (allowed.includes(to)) return;

  const rule =
    allowed.length > 0
      ? `From ${from} it can become ${allowed.join(' or ')}.`
      : `${from} is final: it cannot change any more.`;
  throw new DomainError('NOT_ALLOWED', `A payment that is ${from} cannot become ${to}. ${rule}`, 'status');
}
