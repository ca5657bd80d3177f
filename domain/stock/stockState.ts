export const STOCK_STATES = ['OUT', 'LOW', 'ENOUGH'] as const;

export type StockState = (typeof STOCK_STATES)[number];

/** What says at how many a size is low. */
export interface LowFacts {
  /** Its own level; null where the store's holds. */
  lowStock: number | null;
  /** The most that were ever for sale of it at once. */
  mostStock: number;
}

/** Up to how many there may ever have been at once of what is one of a kind. */
export const ONE_OF_A_KIND = 1;

/** Whether there never was a second: it is sold, and not kept in stock. */
export function isOneOfAKind({ mostStock }: Pick<LowFacts, 'mostStock'>): boolean {
  return mostStock <= ONE_OF_A_KIND;
}

/** At how many or fewer a size is low: by its own level, else by the store's, unless it is one of a kind, which is never low. */
export function lowLevel(size: LowFacts, storeLevel: number): number {
  return size.lowStock ?? (isOneOfAKind(size) ? 0 : storeLevel);
}

/** How well something is in stock that is low at so many or fewer. */
export function stockState(quantity: number, lowAt: number): StockState {
  if (quantity <= 0) return 'OUT';
  return quantity <= lowAt ? 'LOW' : 'ENOUGH';
}
