import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';

export type RemittanceOutcome =
  | 'PAID'
  | 'PART'
  | 'OVER'
  | 'NOTHING_DUE'
  | 'NOT_DELIVERED'
  | 'CALLED_OFF'
  | 'OTHER_CARRIER'
  | 'UNKNOWN';

interface RemittedParcel {
  /** Null if no order or parcel has the courier's number. */
  status: OrderStatus | null;
  /** What the courier had of the order before, NPR. */
  expected: number;
  /** What the courier paid for the parcel, NPR. */
  paid: number;
  /** True if the parcel was handed to another carrier and nobody confirmed that this one delivered it. */
  isOtherCarriers?: boolean;
}

/** What a line of a remittance does for its order. */
export function remittanceOutcome({
  status,
  expected,
  paid,
  isOtherCarriers = false,
}: RemittedParcel): RemittanceOutcome {
  if (status === null) return 'UNKNOWN';
  const outcome = outcomeOfOwn({ status, expected, paid });
  return isOtherCarriers && (expected > 0 || outcome === 'NOT_DELIVERED') ? 'OTHER_CARRIER' : outcome;
}

function outcomeOfOwn({
  status,
  expected,
  paid,
}: RemittedParcel & { status: OrderStatus }): RemittanceOutcome {
  if (expected > 0) {
    if (paid === expected) return 'PAID';
    return paid < expected ? 'PART' : 'OVER';
  }
  if (isCalledOff(status)) return 'CALLED_OFF';
  return status === 'DELIVERED' || paid === 0 ? 'NOTHING_DUE' : 'NOT_DELIVERED';
}

/** What of the amount paid is credited to the order, NPR: never more than the courier had of it. */
export function appliedAmount({ expected, paid }: Pick<RemittedParcel, 'expected' | 'paid'>): number {
  return Math.min(expected, paid);
}
