import type { Metal } from '#domain/catalog/metals.ts';
import { hasChangedBeyond } from '../rateChange.ts';

/** Rate behind a price hold, in NPR per tola of fine metal. */
export interface PriceHoldRate {
  metal: Metal;
  perTola: number;
}

/** Reason why a price hold ended: its time is over, or a rate moved by more than the store allows. */
export type PriceHoldEnd = 'EXPIRED' | 'RATE_CHANGED';

interface CurrentRates {
  now: Date;
  /** Current rates. A metal without one is omitted. */
  rates: Partial<Record<Metal, { perTola: number }>>;
  /** Largest allowed change of a rate in either direction, in percent. 0 allows any. */
  maxChangePercent: number;
}

/** Returns the reason why the price hold ended, or null while it is valid. */
export function getPriceHoldEnd(
  { rates: quotedRates, expiresAt }: { rates: readonly PriceHoldRate[]; expiresAt: Date },
  { now, rates, maxChangePercent }: CurrentRates,
): PriceHoldEnd | null {
  if (now >= expiresAt) return 'EXPIRED';
  if (maxChangePercent === 0) return null;
  const hasMoved = quotedRates.some(({ metal, perTola }) =>
    hasChangedBeyond(perTola, rates[metal]?.perTola ?? perTola, maxChangePercent),
  );
  return hasMoved ? 'RATE_CHANGED' : null;
}
