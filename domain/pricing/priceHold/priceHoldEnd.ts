import type { Metal } from '#domain/catalog/metals.ts';
import { movedBeyond } from '../rateChange.ts';

/** NPR for a tola of a fine metal that held prices rest on. */
export interface HeldRate {
  metal: Metal;
  perTola: number;
}

/** Why held prices hold no longer: their time is over, or a rate that they rest on moved by more than the store allows. */
export type HoldEnd = 'TIME_OVER' | 'RATE_MOVED';

interface Today {
  now: Date;
  /** Those in force; a metal without one is left out. */
  rates: Partial<Record<Metal, { perTola: number }>>;
  /** By how many percent a rate may move, up or down; 0 is by any. */
  maxChangePercent: number;
}

/** Why these prices hold no longer; null while they do. */
export function endOfHold(
  { rates: held, expiresAt }: { rates: readonly HeldRate[]; expiresAt: Date },
  { now, rates, maxChangePercent }: Today,
): HoldEnd | null {
  if (now >= expiresAt) return 'TIME_OVER';
  if (maxChangePercent === 0) return null;
  const hasMoved = held.some(({ metal, perTola }) =>
    movedBeyond(perTola, rates[metal]?.perTola ?? perTola, maxChangePercent),
  );
  return hasMoved ? 'RATE_MOVED' : null;
}
