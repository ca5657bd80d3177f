export const STOCK_STATES = ['OUT', 'LOW', 'ENOUGH'] as const;

export type StockState = (typeof STOCK_STATES)[number];

/** Data that determines the limit of low stock. */
export interface LowStockInput {
  /** The variant's own limit. Null if the store's limit applies. */
  lowStock: number | null;
  /** Largest quantity that was ever on sale at the same time. */
  peakStock: number;
}

/** Peak stock of a one-of-a-kind variant. */
export const ONE_OF_A_KIND = 1;

/** Returns true if no second item was ever on sale. Such a variant is not restocked. */
export function isOneOfAKind({ peakStock }: Pick<LowStockInput, 'peakStock'>): boolean {
  return peakStock <= ONE_OF_A_KIND;
}

/**
 * Returns the quantity at or below which stock is low: the variant's own limit, or else the store's. A one-of-a-kind
 * variant without its own limit is never low.
 */
export function getLowStockLimit(size: LowStockInput, storeLevel: number): number {
  return size.lowStock ?? (isOneOfAKind(size) ? 0 : storeLevel);
}

/** Returns the stock state of a quantity. `getLowStockLimit` returns the limit. */
export function getStockState(quantity: number, lowStockLimit: number): StockState {
  if (quantity <= 0) return 'OUT';
  return quantity <= lowStockLimit ? 'LOW' : 'ENOUGH';
}
