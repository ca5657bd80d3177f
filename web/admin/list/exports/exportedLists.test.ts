import { expect, test } from 'vitest';
import { SPREADSHEET_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
// biome-ignore lint/style/noRestrictedImports: this test compares the names of both sides.
import { exportedLists, isListName } from '#graph/modules/reporting/exports/exportedLists.ts';
import { auditList } from '#web/admin/audit/auditList.tsx';
import { couponsList } from '#web/admin/coupons/couponsList.tsx';
import { customersList } from '#web/admin/customers/customersList.tsx';
import { messagesList } from '#web/admin/inbox/messagesList.tsx';
import { emailList } from '#web/admin/mail/emailList.tsx';
import { newsletterList } from '#web/admin/newsletter/newsletterList.tsx';
import { ordersList } from '#web/admin/orders/ordersList.tsx';
import { productsList } from '#web/admin/products/productsList.tsx';
import { ratesList } from '#web/admin/rates/ratesList.tsx';
import { returnsList } from '#web/admin/returns/list/returnsList.tsx';
import { reviewsList } from '#web/admin/reviews/reviewsList.tsx';
import { staffList } from '#web/admin/staff/staffList.tsx';
import { stockMovesList } from '#web/admin/stock/history/stockMovesList.tsx';
import { stockItemsList } from '#web/admin/stock/levels/stockItemsList.tsx';
import { receiptsList } from '#web/admin/stock/receipts/receiptsList.tsx';
import { stockTakesList } from '#web/admin/stock/stockTakes/stockTakesList.tsx';
import { transfersList } from '#web/admin/stock/transfers/transfersList.tsx';
import type { ListDefinition } from '../listDefinition.ts';

const noop = () => null;

type ExportedList = Pick<ListDefinition<never>, 'id' | 'columns' | 'sorts' | 'exportFilter' | 'importable'>;

const definitions: ExportedList[] = [
  ordersList,
  returnsList,
  productsList,
  customersList([]),
  reviewsList(noop),
  couponsList,
  stockMovesList([]),
  stockItemsList({ locations: [], change: null, actions: null }),
  receiptsList([]),
  transfersList([]),
  stockTakesList([], null),
  ratesList(),
  messagesList(noop),
  newsletterList,
  emailList({}),
  staffList({ open: noop, add: null }),
  auditList([]),
];

test('every list that the server exports has a screen', () => {
  const listIds = definitions.flatMap(({ id, importable }) => [id, ...(importable ? [importable.list] : [])]);
  expect(listIds.toSorted()).toEqual(Object.keys(exportedLists).toSorted());
});

test.each(definitions.map((definition) => [definition.id, definition] as const))(
  'the server knows all columns, sorts and filters of %s',
  (id, { columns, sorts, exportFilter }) => {
    const exportedList = isListName(id) ? exportedLists[id] : undefined;
    const exported = columns.filter((column) => column.exported !== false).map(({ field }) => field);
    expect(exported.filter((field) => !(field in (exportedList?.columns ?? {})))).toEqual([]);
    expect(sorts.map(({ value }) => value).filter((sort) => !exportedList?.sorts.includes(sort))).toEqual([]);
    expect(Object.keys(exportFilter?.({ filter: {}, search: '' }) ?? {})).toEqual([id]);
  },
);

test('the importable export has exactly the import columns of products, except the stock, which changes between export and import', () => {
  const { importable } = productsList;
  expect(importable?.columns.map(({ field }) => field)).toEqual(
    SPREADSHEET_COLUMNS.filter((column) => column !== 'stock' && column !== 'images'),
  );
  expect(Object.keys(exportedLists.productSheet.columns).toSorted()).toEqual(
    SPREADSHEET_COLUMNS.filter((column) => column !== 'images').toSorted(),
  );
  expect(Object.keys(importable?.exportFilter({ filter: {}, search: '' }) ?? {})).toEqual(['productSheet']);
});
