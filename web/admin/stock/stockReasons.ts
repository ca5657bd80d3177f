import type { StaffStockReason } from '#domain/stock/stockReasons.ts';
import type { StockReason } from '#web/graphql/types.generated.ts';

/** Reason for a stock change. */
export interface StockNote {
  reason: StaffStockReason;
  note: string;
}

export const DEFAULT_STOCK_NOTE: StockNote = { reason: 'CORRECTION', note: '' };

export const stockReasonLabels: Record<StockReason, string> = {
  CORRECTION: /*i18n*/ 'Count correction',
  RECEIVED: /*i18n*/ 'Delivery received',
  RETURN: /*i18n*/ 'Returned',
  DAMAGED: /*i18n*/ 'Damaged',
  LOST: /*i18n*/ 'Lost or stolen',
  FOUND: /*i18n*/ 'Found again',
  IN_REPAIR: /*i18n*/ 'In repair',
  MELTED: /*i18n*/ 'Melted down',
  SAMPLE: /*i18n*/ 'Gift or sample',
  OTHER: /*i18n*/ 'Other reason',
  INITIAL: /*i18n*/ 'Initial stock',
  ORDER: /*i18n*/ 'Sold',
  ORDER_CHANGED: /*i18n*/ 'Order changed',
  RESERVED: /*i18n*/ 'Reserved for a proposal',
  CANCELLATION: /*i18n*/ 'Order cancelled',
  TRANSFER: /*i18n*/ 'Stock transfer',
};
