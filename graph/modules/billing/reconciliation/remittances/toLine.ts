import { remittanceOutcome } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import type { RemittanceLine } from '#graph/schema/schema.generated.ts';
import { isOtherCarriers, type ParcelOrder } from './planLines.ts';

interface Line {
  named: string;
  /** NPR. */
  amount: number;
  /** NPR. */
  expected: number;
  /** NPR. */
  applied: number;
  order: Pick<ParcelOrder, 'id' | 'number' | 'status' | 'cashWithCourier' | 'carrier'> | null;
}

interface Remitted {
  carrier: string;
  /** True if parcels of other carriers are credited too. */
  allowOtherCarrier?: boolean | null | undefined;
}

/** A line of this remittance. Once another carrier's parcel is confirmed, its outcome is that of any parcel. */
export function toLine(
  { named, amount, expected, applied, order }: Line,
  { carrier, allowOtherCarrier }: Remitted,
): RemittanceLine {
  const status = order?.status ?? null;
  const isWithheld = order !== null && applied === 0 && !allowOtherCarrier && isOtherCarriers(order, carrier);
  return {
    ...{ named, amount, expected, applied },
    outcome: remittanceOutcome({ status, expected, paid: amount, isOtherCarriers: isWithheld }),
    stillWithCourier: order?.cashWithCourier ?? 0,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
    orderStatus: status,
    orderCarrier: order?.carrier ?? null,
  };
}
