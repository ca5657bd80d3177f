import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { MAX_QUANTITY } from './documentSchemas.ts';
import { checkStockReason, stockReasonFields } from './stockReasons.ts';

/** Maximum number of rows in one request. */
export const MAX_ROWS = 1000;

export const stockRowsSchema = z.object(stockReasonFields).superRefine(checkStockReason);

/** A new stock level, or a change to it. */
interface StockRow {
  quantity?: number | null;
  delta?: number | null;
  expected?: number | null;
}

/** Returns the change from the current stock level. Throws if the row cannot be applied. */
export function calculateStockChange(
  { quantity, delta, expected }: StockRow,
  currentQuantity: number,
): number {
  if ((quantity == null) === (delta == null)) throw new DomainError('QUANTITY_OR_DELTA', 'quantity');
  if (expected != null && expected !== currentQuantity)
    throw new DomainError('EXPECTED_STOCK_MISMATCH', { stock: currentQuantity, expected }, 'expected');
  if (quantity != null && (quantity < 0 || quantity > MAX_QUANTITY))
    throw new DomainError('STOCK_OUT_OF_BOUNDS', { least: 0, most: MAX_QUANTITY }, 'quantity');
  const newQuantity = quantity ?? currentQuantity + (delta ?? 0);
  if (newQuantity < 0) throw new DomainError('STOCK_BELOW_ZERO', { stock: currentQuantity }, 'delta');
  if (newQuantity > MAX_QUANTITY) throw new DomainError('STOCK_TOO_HIGH', { most: MAX_QUANTITY }, 'delta');
  return newQuantity - currentQuantity;
}
