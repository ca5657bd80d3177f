import { STAFF_STOCK_REASONS } from '#domain/catalog/stockChangeSchema.ts';
import type { StockReason } from '#web/graphql/types.generated.ts';

export const staffReasons = STAFF_STOCK_REASONS;

export const stockReasonLabels: Record<StockReason, string> = {
  INITIAL: /*i18n*/ 'Initial stock',
  ORDER: /*i18n*/ 'Sold',
  CANCELLATION: /*i18n*/ 'Order cancelled',
  RETURN: /*i18n*/ 'Returned',
  CORRECTION: /*i18n*/ 'Stock count',
  RECEIVED: /*i18n*/ 'Delivery received',
  TRANSFER: /*i18n*/ 'Between locations',
};
