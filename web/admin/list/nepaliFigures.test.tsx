import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { collectionsList } from '../collections/collectionsList.tsx';
import { couponsList } from '../coupons/couponsList.tsx';
import { messages } from '../locale/nepali.ts';
import { mailList } from '../mail/mailList.tsx';
import { productsList } from '../products/productsList.tsx';
import { returnsList } from '../returns/list/returnsList.tsx';
import { reviewsList } from '../reviews/reviewsList.tsx';
import { stockItemsList } from '../stock/desk/stockItemsList.tsx';
import { stockMovesList } from '../stock/history/stockMovesList.tsx';
import { receiptsList } from '../stock/receipts/receiptsList.tsx';
import { stockTakesList } from '../stock/takes/stockTakesList.tsx';
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

/** What a list shows of a row in one of its columns; of the row only what that column needs. */
function shown<Row>({ columns }: ListDefinition<Row>, field: string, row: object): string | null {
  const column = columns.find((one) => one.field === field);
  if (!column) throw new Error(`There is no column ${field}.`);
  return renderScreen(cellContent(column, row as Row)).container.textContent;
}

const items = stockItemsList({ locations: [], change: null, actions: null });
const moves = stockMovesList([]);
const takes = stockTakesList([], null);
const receipts = receiptsList([]);
const transfers = transfersList([]);
const reviews = reviewsList(() => null);
const deliveries = deliveriesList([]);
const sums = { counted: 1200, more: 3, fewer: 12 };

test('counts, differences and sizes of the lists are in Nepali digits for who reads Nepali', () => {
  expect([
    shown(productsList, 'stock', { stock: 12, staff: { stockLevel: 'OK' } }),
    shown(productsList, 'popularity', { staff: { popularity: 1234 } }),
    shown(couponsList, 'usedCount', { usedCount: 20, usageLimit: null }),
    shown(returnsList, 'pieces', {
      lines: [
        { received: null, quantity: 2 },
        { received: 1, quantity: 3 },
      ],
    }),
    shown(items, 'size', { size: '16' }),
    shown(moves, 'size', { size: '2.4' }),
    shown(moves, 'delta', { delta: -15 }),
    shown(receipts, 'pieces', { pieces: 40 }),
    shown(transfers, 'pieces', { pieces: 6 }),
    shown(transfers, 'difference', { difference: 2 }),
    shown(takes, 'counted', { sums }),
    shown(takes, 'more', { sums }),
    shown(takes, 'fewer', { sums }),
    shown(collectionsList, 'productCount', { productCount: 9 }),
    shown(reviews, 'photos', { photos: [{}, {}] }),
    shown(mailList({}), 'attempts', { attempts: 5 }),
    shown(deliveries, 'attempts', { attempts: 7 }),
    shown(webhooksList, 'waiting', { waiting: 8 }),
  ]).toEqual([
    ...['१२', '१,२३४', '२०', '३', '१६', '२.४', '−१५', '४०'],
    ...['६', '+२', '१,२००', '+३', '−१२', '९', '२', '५', '७', '८'],
  ]);
});

test('a coupon that can be used so many times says so in Nepali digits', () => {
  expect(shown(couponsList, 'usedCount', { usedCount: 20, usageLimit: 100 })).toBe('१०० मध्ये २०');
});

test('what has no size and what differs by nothing is a dash', () => {
  expect([shown(items, 'size', { size: null }), shown(transfers, 'difference', { difference: 0 })]).toEqual([
    '–',
    '–',
  ]);
});

test('a column that only names its field shows a number in Nepali digits', () => {
  const content = cellContent({ field: 'sold', header: 'Sold' }, { sold: 1234 });
  expect(renderScreen(content).container.textContent).toBe('१,२३४');
});
