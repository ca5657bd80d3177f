import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { collectionsList } from '../collections/collectionsList.tsx';
import { couponsList } from '../coupons/couponsList.tsx';
import { messages } from '../locale/nepali.ts';
import { createEmailList } from '../mail/createEmailList.tsx';
import { productsList } from '../products/productsList.tsx';
import { returnsList } from '../returns/list/returnsList.tsx';
import { createReviewsList } from '../reviews/createReviewsList.tsx';
import { createStockMovesList } from '../stock/history/createStockMovesList.tsx';
import { createStockItemsList } from '../stock/levels/createStockItemsList.tsx';
import { createReceiptsList } from '../stock/receipts/createReceiptsList.tsx';
import { createStockTakesList } from '../stock/stockTakes/createStockTakesList.tsx';
import { createTransfersList } from '../stock/transfers/createTransfersList.tsx';
import { createDeliveriesList } from '../webhooks/deliveriesList.tsx';
import { webhooksList } from '../webhooks/webhooksList.tsx';
import { renderCellContent } from './grid/renderCellContent.tsx';
import type { ListDefinition } from './listDefinition.ts';

beforeAll(async () => {
  await setLocale('ne');
  i18n.load('ne', messages);
});
afterAll(() => setLocale('en'));

/** Returns the text of a row's cell in a column. The row needs only the fields of that column. */
function renderCellText<Row>({ columns }: ListDefinition<Row>, field: string, row: object): string | null {
  const column = columns.find((candidate) => candidate.field === field);
  if (!column) throw new Error(`Column ${field} does not exist.`);
  return renderScreen(renderCellContent(column, row as Row)).container.textContent;
}

const items = createStockItemsList({ locations: [], change: null, actions: null });
const movesList = createStockMovesList([]);
const stockTakeList = createStockTakesList([], null);
const receiptList = createReceiptsList([]);
const transferList = createTransfersList([]);
const reviewList = createReviewsList(() => null);
const deliveryList = createDeliveriesList([]);
const sums = { counted: 1200, more: 3, fewer: 12 };

test('counts, differences and sizes in lists use Nepali digits in Nepali', () => {
  expect([
    renderCellText(productsList, 'stock', { stock: 12, staff: { stockStatus: 'OK' } }),
    renderCellText(productsList, 'popularity', { staff: { popularity: 1234 } }),
    renderCellText(couponsList, 'usedCount', { usedCount: 20, usageLimit: null }),
    renderCellText(returnsList, 'pieces', {
      lines: [
        { received: null, quantity: 2 },
        { received: 1, quantity: 3 },
      ],
    }),
    renderCellText(items, 'size', { size: '16' }),
    renderCellText(movesList, 'size', { size: '2.4' }),
    renderCellText(movesList, 'delta', { delta: -15 }),
    renderCellText(receiptList, 'pieces', { pieces: 40 }),
    renderCellText(transferList, 'pieces', { pieces: 6 }),
    renderCellText(transferList, 'difference', { difference: 2 }),
    renderCellText(stockTakeList, 'counted', { sums }),
    renderCellText(stockTakeList, 'more', { sums }),
    renderCellText(stockTakeList, 'fewer', { sums }),
    renderCellText(collectionsList, 'productCount', { productCount: 9 }),
    renderCellText(reviewList, 'photos', { photos: [{}, {}] }),
    renderCellText(createEmailList({}), 'attempts', { attempts: 5 }),
    renderCellText(deliveryList, 'attempts', { attempts: 7 }),
    renderCellText(webhooksList, 'waiting', { waiting: 8 }),
  ]).toEqual([
    ...['१२', '१,२३४', '२०', '३', '१६', '२.४', '−१५', '४०'],
    ...['६', '+२', '१,२००', '+३', '−१२', '९', '२', '५', '७', '८'],
  ]);
});

test('the redemption limit of a coupon uses Nepali digits', () => {
  expect(renderCellText(couponsList, 'usedCount', { usedCount: 20, usageLimit: 100 })).toBe('१०० मध्ये २०');
});

test('a missing size and a zero difference are shown as dashes', () => {
  expect([
    renderCellText(items, 'size', { size: null }),
    renderCellText(transferList, 'difference', { difference: 0 }),
  ]).toEqual(['–', '–']);
});

test('a column without a custom renderer shows numbers in Nepali digits', () => {
  const content = renderCellContent({ field: 'sold', header: 'Sold' }, { sold: 1234 });
  expect(renderScreen(content).container.textContent).toBe('१,२३४');
});
