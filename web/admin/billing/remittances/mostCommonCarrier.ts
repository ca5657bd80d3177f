import { carrierName } from '#domain/payments/reconciliation/remittanceName.ts';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';

/** The listed courier that has most of the parcels; undefined if none of the parcels has a listed courier. */
export function mostCommonCarrier(
  lines: readonly Pick<Line, 'orderCarrier'>[],
  carriers: readonly string[],
): string | undefined {
  const counts = carriers.map((carrier) => ({
    carrier,
    count: lines.filter(({ orderCarrier }) => carrierName(orderCarrier ?? '') === carrierName(carrier))
      .length,
  }));
  const [first] = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return first?.carrier;
}
