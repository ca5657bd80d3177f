import { getRemittanceOutcome } from '#domain/payments/reconciliation/getRemittanceOutcome.ts';
import type { RemittanceLine } from '#graph/schema/schema.generated.ts';
import { isFromOtherCarrier, type ParcelOrder } from './planLines.ts';

interface StoredLine {
  named: string;
  /** Amount paid, in NPR. */
  amount: number;
  /** Amount expected, in NPR. */
  expected: number;
  /** Amount credited to the order, in NPR. */
  applied: number;
  order: Pick<ParcelOrder, 'id' | 'number' | 'status' | 'cashWithCarrier' | 'carrier'> | null;
}

interface RemittanceContext {
  carrier: string;
  /** True if parcels of other carriers are credited too. */
  allowOtherCarrier?: boolean | null | undefined;
}

/** Converts a stored line to its GraphQL type. A confirmed parcel of another carrier is treated like any other. */
export function toLine(
  { named, amount, expected, applied, order }: StoredLine,
  { carrier, allowOtherCarrier }: RemittanceContext,
): RemittanceLine {
  const status = order?.status ?? null;
  const isWithheld =
    order !== null && applied === 0 && !allowOtherCarrier && isFromOtherCarrier(order, carrier);
  return {
    ...{ named, amount, expected, applied },
    outcome: getRemittanceOutcome({ status, expected, paid: amount, isFromOtherCarrier: isWithheld }),
    stillWithCarrier: order?.cashWithCarrier ?? 0,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
    orderStatus: status,
    orderCarrier: order?.carrier ?? null,
  };
}
