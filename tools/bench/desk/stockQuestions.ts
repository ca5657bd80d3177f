import { type Question, staff } from './question.ts';
import type { Samples } from './samples.ts';
import { asked } from './screens.ts';

/** What the stock desk asks. */
export function stockQuestions({ productSku }: Samples): Question[] {
  return [
    staff('stock: first page', asked('StockItemsList'), { first: 50 }),
    staff('stock: far down', asked('StockItemsList'), { first: 50, offset: 5000 }),
    staff('stock: totals', asked('StockTotals')),
    staff('stock: what is low', asked('StockItemsList'), { first: 50, filter: { states: ['LOW'] } }),
    staff('stock: a word', asked('SizesFound'), { search: 'ring' }),
    staff('stock: a scanned size', asked('SizeByCode'), { code: productSku }),
    staff('locations', asked('Locations')),
    staff('suppliers', asked('Suppliers')),
    staff('goods receipts', asked('ReceiptsList'), { first: 50 }),
    staff('stock-takes', asked('StockTakesList'), { first: 50 }),
    staff('transfers', asked('TransfersList'), { first: 50 }),
  ];
}
