import { normaliseCarrierName } from '#domain/payments/reconciliation/normaliseRemittanceName.ts';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';

/** Returns the listed carrier with the most parcels; undefined if no parcel has a listed carrier. */
export function findMostCommonCarrier(
  lines: readonly Pick<Line, 'orderCarrier'>[],
  carriers: readonly string[],
): string | undefined {
  const carrierCounts = carriers.map((carrier) => ({
    carrier,
    count: lines.filter(
      ({ orderCarrier }) => normaliseCarrierName(orderCarrier ?? '') === normaliseCarrierName(carrier),
    ).length,
  }));
  const [first] = carrierCounts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return first?.carrier;
}
