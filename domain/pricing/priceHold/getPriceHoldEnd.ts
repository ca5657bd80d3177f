import type { Metal } from '#domain/catalog/metals.ts';
import { hasChangedBeyond } from '../rateChange.ts';

/** Rate on which a price hold is based, in NPR per tola of fine metal. */
export interface PriceHoldRate {
  metal: Metal;
  perTola: number;
}

/** Reason why a price hold ended: it expired, or a rate changed by more than the store allows. */
export type PriceHoldEnd = 'EXPIRED' | 'RATE_CHANGED';

interface CurrentRates {
  now: Date;
  /** Current rates. Metals without a rate are omitted. */
  rates: Partial<Record<Metal, { perTola: number }>>;
  /** Largest allowed change of a rate in either direction, in percent. 0 allows any change. */
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
