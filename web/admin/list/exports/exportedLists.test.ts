import { expect, test } from 'vitest';
import { SPREADSHEET_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
// biome-ignore lint/style/noRestrictedImports: this test compares the names of both sides.
import { exportedLists, isListName } from '#graph/modules/reporting/exports/exportedLists.ts';
import { createAuditList } from '#web/admin/audit/auditList.tsx';
import { couponsList } from '#web/admin/coupons/couponsList.tsx';
import { createCustomersList } from '#web/admin/customers/customersList.tsx';
import { createMessagesList } from '#web/admin/inbox/createMessagesList.tsx';
import { createEmailList } from '#web/admin/mail/createEmailList.tsx';
import { newsletterList } from '#web/admin/newsletter/newsletterList.tsx';
import { ordersList } from '#web/admin/orders/ordersList.tsx';
import { productsList } from '#web/admin/products/productsList.tsx';
import { createRatesList } from '#web/admin/rates/createRatesList.tsx';
import { returnsList } from '#web/admin/returns/list/returnsList.tsx';
import { createReviewsList } from '#web/admin/reviews/createReviewsList.tsx';
import { createStaffList } from '#web/admin/staff/createStaffList.tsx';
import { createStockMovesList } from '#web/admin/stock/history/createStockMovesList.tsx';
import { createStockItemsList } from '#web/admin/stock/levels/createStockItemsList.tsx';
import { createReceiptsList } from '#web/admin/stock/receipts/createReceiptsList.tsx';
import { createStockTakesList } from '#web/admin/stock/stockTakes/createStockTakesList.tsx';
import { createTransfersList } from '#web/admin/stock/transfers/createTransfersList.tsx';
import type { ListDefinition } from '../listDefinition.ts';

const renderNothing = () => null;

type ExportedList = Pick<ListDefinition<never>, 'id' | 'columns' | 'sorts' | 'exportFilter' | 'importable'>;

const definitions: ExportedList[] = [
  ordersList,
  returnsList,
  productsList,
  createCustomersList([]),
  createReviewsList(renderNothing),
  couponsList,
  createStockMovesList([]),
  createStockItemsList({ locations: [], change: null, actions: null }),
  createReceiptsList([]),
  createTransfersList([]),
  createStockTakesList([], null),
  createRatesList(),
  createMessagesList(renderNothing),
  newsletterList,
  createEmailList({}),
  createStaffList({ open: renderNothing, add: null }),
  createAuditList([]),
];

test('every list that the server exports has a screen', () => {
  const listIds = definitions.flatMap(({ id, importable }) => [id, ...(importable ? [importable.list] : [])]);
  expect(listIds.toSorted()).toEqual(Object.keys(exportedLists).toSorted());
});

test.each(definitions.map((definition) => [definition.id, definition] as const))(
  'the server supports all columns, sorts and filters of %s',
  (id, { columns, sorts, exportFilter }) => {
    const exportedList = isListName(id) ? exportedLists[id] : undefined;
    const exportedFields = columns.filter((column) => column.exported !== false).map(({ field }) => field);
    expect(exportedFields.filter((field) => !(field in (exportedList?.columns ?? {})))).toEqual([]);
    expect(sorts.map(({ value }) => value).filter((sort) => !exportedList?.sorts.includes(sort))).toEqual([]);
    expect(Object.keys(exportFilter?.({ filter: {}, search: '' }) ?? {})).toEqual([id]);
  },
);

test('the importable export has exactly the import columns of products except the stock, which changes between export and import', () => {
  const { importable } = productsList;
  expect(importable?.columns.map(({ field }) => field)).toEqual(
    SPREADSHEET_COLUMNS.filter((column) => column !== 'stock' && column !== 'images'),
  );
  expect(Object.keys(exportedLists.productSheet.columns).toSorted()).toEqual(
    SPREADSHEET_COLUMNS.filter((column) => column !== 'images').toSorted(),
  );
  expect(Object.keys(importable?.exportFilter({ filter: {}, search: '' }) ?? {})).toEqual(['productSheet']);
});
