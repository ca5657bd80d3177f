import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';

export type RemittanceOutcome =
  | 'PAID'
  | 'PART'
  | 'OVER'
  | 'NOTHING_DUE'
  | 'NOT_DELIVERED'
  | 'ORDER_CANCELLED'
  | 'OTHER_CARRIER'
  | 'UNKNOWN';

interface RemittedParcel {
  /** Null if no order or parcel has the carrier's number. */
  status: OrderStatus | null;
  /** Cash of the order with the carrier before the remittance, in NPR. */
  expected: number;
  /** Amount the carrier remits for the parcel, in NPR. */
  paid: number;
  /** True if another carrier has the parcel and staff have not confirmed that this carrier delivered it. */
  isFromOtherCarrier?: boolean;
}

/** Returns the effect of a remittance line on its order. */
export function getRemittanceOutcome({
  status,
  expected,
  paid,
  isFromOtherCarrier = false,
}: RemittedParcel): RemittanceOutcome {
  if (status === null) return 'UNKNOWN';
  const outcome = getOwnParcelOutcome({ status, expected, paid });
  return isFromOtherCarrier && (expected > 0 || outcome === 'NOT_DELIVERED') ? 'OTHER_CARRIER' : outcome;
}

function getOwnParcelOutcome({
  status,
  expected,
  paid,
}: RemittedParcel & { status: OrderStatus }): RemittanceOutcome {
  if (expected > 0) {
    if (paid === expected) return 'PAID';
    return paid < expected ? 'PART' : 'OVER';
  }
  if (isCancelledOrReturned(status)) return 'ORDER_CANCELLED';
  return status === 'DELIVERED' || paid === 0 ? 'NOTHING_DUE' : 'NOT_DELIVERED';
}

/** Returns the part of the remitted amount to apply to the order, in NPR. It never exceeds the cash with the carrier. */
export function calculateAppliedAmount({
  expected,
  paid,
}: Pick<RemittedParcel, 'expected' | 'paid'>): number {
  return Math.min(expected, paid);
}
