import type { StockState } from '#domain/stock/getStockState.ts';

export const stateTexts: Record<StockState, string> = {
  OUT: /*i18n*/ 'Out of stock',
  LOW: /*i18n*/ 'Low',
  ENOUGH: /*i18n*/ 'In stock',
};

export const stateTones = { OUT: 'bad', LOW: 'busy', ENOUGH: 'good' } as const;
