import { appliedAmount, remittanceOutcome } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import type { RemittanceLine } from '#graph/schema/schema.generated.ts';
import type { ParcelOrder } from './planLines.ts';

interface Line {
  named: string;
  /** NPR. */
  amount: number;
  /** NPR. */
  expected: number;
  /** NPR. */
  applied: number;
  order: Pick<ParcelOrder, 'id' | 'number' | 'status' | 'cashWithCourier'> | null;
}

export function toLine({ named, amount, expected, applied, order }: Line): RemittanceLine {
  const status = order?.status ?? null;
  return {
    ...{ named, amount, expected, applied },
    outcome: remittanceOutcome({ status, expected, paid: amount }),
    stillWithCourier: order?.cashWithCourier ?? 0,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
    orderStatus: status,
  };
}

/** A line that is not recorded yet, as it would be. */
export function toPreviewLine({
  named,
  amount: given,
  order,
}: {
  named: string;
  amount: number | null;
  order: ParcelOrder | null;
}): RemittanceLine {
  const expected = order?.cashWithCourier ?? 0;
  const amount = given ?? expected;
  return toLine({ named, amount, expected, applied: appliedAmount({ expected, paid: amount }), order });
}
