export const STOCK_STATES = ['OUT', 'LOW', 'ENOUGH'] as const;

export type StockState = (typeof STOCK_STATES)[number];

/** How well something is in stock that is low at so many or fewer. */
export function stockState(quantity: number, lowAt: number): StockState {
  if (quantity <= 0) return 'OUT';
  return quantity <= lowAt ? 'LOW' : 'ENOUGH';
}
