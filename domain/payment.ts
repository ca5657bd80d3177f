import { DomainError } from './errors.ts';
import { formatNpr } from './money.ts';
import type { PaymentMethod } from './orderLifecycle.ts';
import { saying } from './sayings.ts';

/** Why an order of this total cannot be paid so, or null. Cash is refused from the limit up (NPR). */
export function paymentProblem(
  method: PaymentMethod,
  finalTotal: number,
  codLimit: number,
): DomainError | null {
  if (method !== 'COD' || finalTotal < codLimit) return null;

  return new DomainError(
    'PAYMENT_NOT_ALLOWED',
    saying('cashLimit', { limit: formatNpr(codLimit) }),
    'paymentMethod',
  );
}
