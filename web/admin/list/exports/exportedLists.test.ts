import { expect, test } from 'vitest';
import { SHEET_COLUMNS } from '#domain/catalog/productSheet.ts';
// biome-ignore lint/style/noRestrictedImports: here the names of one side are held against those of the other.
import { exportedLists, isListName } from '#graph/modules/reporting/exports/exportedLists.ts';
import { auditList } from '#web/admin/audit/auditList.tsx';
import { couponsList } from '#web/admin/coupons/couponsList.tsx';
import { customersList } from '#web/admin/customers/customersList.tsx';
import { messagesList } from '#web/admin/inbox/messagesList.tsx';
import { mailList } from '#web/admin/mail/mailList.tsx';
import { newsletterList } from '#web/admin/newsletter/newsletterList.tsx';
import { ordersList } from '#web/admin/orders/ordersList.tsx';
import { productsList } from '#web/admin/products/productsList.tsx';
import { ratesList } from '#web/admin/rates/ratesList.tsx';
import { returnsList } from '#web/admin/returns/list/returnsList.tsx';
import { reviewsList } from '#web/admin/reviews/reviewsList.tsx';
import { staffList } from '#web/admin/staff/staffList.tsx';
import { stockItemsList } from '#web/admin/stock/desk/stockItemsList.tsx';
import { stockMovesList } from '#web/admin/stock/history/stockMovesList.tsx';
import { receiptsList } from '#web/admin/stock/receipts/receiptsList.tsx';
import { stockTakesList } from '#web/admin/stock/takes/stockTakesList.tsx';
import { transfersList } from '#web/admin/stock/transfers/transfersList.tsx';
import type { ListDefinition } from '../listDefinition.ts';

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
  mailList({}),
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
