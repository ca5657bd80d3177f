import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { MAX_QUANTITY } from './documentSchemas.ts';
import { checkStockReason, stockReasonFields } from './stockReasons.ts';

/** Maximum number of rows in one request. */
export const MAX_ROWS = 1000;

export const stockRowsSchema = z.object(stockReasonFields).superRefine(checkStockReason);

/** A new stock level, or a change of it. */
interface StockRow {
  quantity?: number | null;
  delta?: number | null;
  expected?: number | null;
}

/** Returns the change from the current stock level. Throws if the row cannot be applied. */
export function stockChange({ quantity, delta, expected }: StockRow, now: number): number {
  if ((quantity == null) === (delta == null)) throw new DomainError('QUANTITY_OR_DELTA', 'quantity');
  if (expected != null && expected !== now)
    throw new DomainError('EXPECTED_STOCK_MISMATCH', { stock: now, expected }, 'expected');
  if (quantity != null && (quantity < 0 || quantity > MAX_QUANTITY))
    throw new DomainError('STOCK_OUT_OF_BOUNDS', { least: 0, most: MAX_QUANTITY }, 'quantity');
  const after = quantity ?? now + (delta ?? 0);
  if (after < 0) throw new DomainError('STOCK_BELOW_ZERO', { stock: now }, 'delta');
  if (after > MAX_QUANTITY) throw new DomainError('STOCK_TOO_HIGH', { most: MAX_QUANTITY }, 'delta');
  return after - now;
}
