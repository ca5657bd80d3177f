import { expect, test } from 'vitest';
import { SHEET_COLUMNS } from '#domain/catalog/productSheet.ts';
// biome-ignore lint/style/noRestrictedImports: here the names of one side are held against those of the other.
import { exportedLists, isListName } from '#graph/modules/reporting/exports/exportedLists.ts';
import { auditList } from '../audit/auditList.tsx';
import { couponsList } from '../coupons/couponsList.tsx';
import { customersList } from '../customers/customersList.tsx';
import { messagesList } from '../inbox/messagesList.tsx';
import type { ListDefinition } from '../list/listDefinition.ts';
import { mailList } from '../mail/mailList.tsx';
import { newsletterList } from '../newsletter/newsletterList.tsx';
import { ordersList } from '../orders/ordersList.tsx';
import { productsList } from '../products/productsList.tsx';
import { ratesList } from '../rates/ratesList.tsx';
import { returnsList } from '../returns/list/returnsList.tsx';
import { reviewsList } from '../reviews/reviewsList.tsx';
import { staffList } from '../staff/staffList.tsx';
import { stockItemsList } from '../stock/desk/stockItemsList.tsx';
import { stockMovesList } from '../stock/history/stockMovesList.tsx';
import { receiptsList } from '../stock/receipts/receiptsList.tsx';
import { stockTakesList } from '../stock/takes/stockTakesList.tsx';
import { transfersList } from '../stock/transfers/transfersList.tsx';

const nothing = () => null;

type Exported = Pick<ListDefinition<never>, 'id' | 'columns' | 'sorts' | 'exportFilter' | 'importable'>;

const definitions: Exported[] = [
  ordersList,
  returnsList,
  productsList,
  customersList([]),
  reviewsList(nothing),
  couponsList,
  stockMovesList([]),
  stockItemsList({ locations: [], change: null, actions: null }),
  receiptsList([]),
  transfersList([]),
  stockTakesList([], null),
  ratesList(),
  messagesList(nothing),
  newsletterList,
  mailList,
  staffList({ open: nothing, add: null }),
  auditList([]),
];

test('every list that the server writes has its screen', () => {
  const shown = definitions.flatMap(({ id, importable }) => [id, ...(importable ? [importable.list] : [])]);
  expect(shown.toSorted()).toEqual(Object.keys(exportedLists).toSorted());
});

test.each(definitions.map((definition) => [definition.id, definition] as const))(
  'the columns, orders and filters of %s are all known to the server that exports it',
  (id, { columns, sorts, exportFilter }) => {
    const written = isListName(id) ? exportedLists[id] : undefined;
    const exported = columns.filter((column) => column.exported !== false).map(({ field }) => field);
    expect(exported.filter((field) => !(field in (written?.columns ?? {})))).toEqual([]);
    expect(sorts.map(({ value }) => value).filter((sort) => !written?.sorts.includes(sort))).toEqual([]);
    expect(Object.keys(exportFilter?.({ filter: {}, search: '' }) ?? {})).toEqual([id]);
  },
);

test('what the export writes for the import of products has its very columns, but the stock, which moves on', () => {
  const { importable } = productsList;
  expect(importable?.columns.map(({ field }) => field)).toEqual(
    SHEET_COLUMNS.filter((column) => column !== 'stock' && column !== 'images'),
  );
  expect(Object.keys(exportedLists.productSheet.columns).toSorted()).toEqual(
    SHEET_COLUMNS.filter((column) => column !== 'images').toSorted(),
  );
  expect(Object.keys(importable?.exportFilter({ filter: {}, search: '' }) ?? {})).toEqual(['productSheet']);
});
