import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { collectionsList } from '../collections/collectionsList.tsx';
import { couponsList } from '../coupons/couponsList.tsx';
import { messages } from '../locale/nepali.ts';
import { emailList } from '../mail/emailList.tsx';
import { productsList } from '../products/productsList.tsx';
import { returnsList } from '../returns/list/returnsList.tsx';
import { reviewsList } from '../reviews/reviewsList.tsx';
import { stockMovesList } from '../stock/history/stockMovesList.tsx';
import { stockItemsList } from '../stock/levels/stockItemsList.tsx';
import { receiptsList } from '../stock/receipts/receiptsList.tsx';
import { stockTakesList } from '../stock/stockTakes/stockTakesList.tsx';
import { transfersList } from '../stock/transfers/transfersList.tsx';
import { deliveriesList } from '../webhooks/deliveriesList.tsx';
import { webhooksList } from '../webhooks/webhooksList.tsx';
import { cellContent } from './grid/cellContent.tsx';
import type { ListDefinition } from './listDefinition.ts';

beforeAll(async () => {
  await setLocale('ne');
  i18n.load('ne', messages);
});
afterAll(() => setLocale('en'));

/** Returns the text of a row's cell in a column. The row needs only the fields of that column. */
function cellText<Row>({ columns }: ListDefinition<Row>, field: string, row: object): string | null {
  const column = columns.find((candidate) => candidate.field === field);
  if (!column) throw new Error(`Column ${field} does not exist.`);
  return renderScreen(cellContent(column, row as Row)).container.textContent;
}

const items = stockItemsList({ locations: [], change: null, actions: null });
const moves = stockMovesList([]);
const stockTakes = stockTakesList([], null);
const receipts = receiptsList([]);
const transfers = transfersList([]);
const reviews = reviewsList(() => null);
const deliveries = deliveriesList([]);
const sums = { counted: 1200, more: 3, fewer: 12 };

test('counts, differences and sizes in lists use Nepali digits in Nepali', () => {
  expect([
    cellText(productsList, 'stock', { stock: 12, staff: { stockStatus: 'OK' } }),
    cellText(productsList, 'popularity', { staff: { popularity: 1234 } }),
    cellText(couponsList, 'usedCount', { usedCount: 20, usageLimit: null }),
    cellText(returnsList, 'pieces', {
      lines: [
        { received: null, quantity: 2 },
        { received: 1, quantity: 3 },
      ],
    }),
    cellText(items, 'size', { size: '16' }),
    cellText(moves, 'size', { size: '2.4' }),
    cellText(moves, 'delta', { delta: -15 }),
    cellText(receipts, 'pieces', { pieces: 40 }),
    cellText(transfers, 'pieces', { pieces: 6 }),
    cellText(transfers, 'difference', { difference: 2 }),
    cellText(stockTakes, 'counted', { sums }),
    cellText(stockTakes, 'more', { sums }),
    cellText(stockTakes, 'fewer', { sums }),
    cellText(collectionsList, 'productCount', { productCount: 9 }),
    cellText(reviews, 'photos', { photos: [{}, {}] }),
    cellText(emailList({}), 'attempts', { attempts: 5 }),
    cellText(deliveries, 'attempts', { attempts: 7 }),
    cellText(webhooksList, 'waiting', { waiting: 8 }),
  ]).toEqual([
    ...['१२', '१,२३४', '२०', '३', '१६', '२.४', '−१५', '४०'],
    ...['६', '+२', '१,२००', '+३', '−१२', '९', '२', '५', '७', '८'],
  ]);
});

test('the redemption limit of a coupon uses Nepali digits', () => {
  expect(cellText(couponsList, 'usedCount', { usedCount: 20, usageLimit: 100 })).toBe('१०० मध्ये २०');
});

test('a missing size and a zero difference are dashes', () => {
  expect([
    cellText(items, 'size', { size: null }),
    cellText(transfers, 'difference', { difference: 0 }),
  ]).toEqual(['–', '–']);
});

test('a column without its own rendering shows numbers in Nepali digits', () => {
  const content = cellContent({ field: 'sold', header: 'Sold' }, { sold: 1234 });
  expect(renderScreen(content).container.textContent).toBe('१,२३४');
});
