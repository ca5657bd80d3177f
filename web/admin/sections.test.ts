import { expect, test } from 'vitest';
import { adminPaths } from './adminPaths.ts';
import { getRequiredPermission } from './sections.ts';

test.each([
  [adminPaths.stock, 'readCatalog'],
  [adminPaths.stockHistory, 'readCatalog'],
  [adminPaths.locations, 'readCatalog'],
  [adminPaths.receipts, 'manageStock'],
  [adminPaths.newReceipt, 'manageStock'],
  [adminPaths.goodsReceipt('GR-0001'), 'manageStock'],
  [adminPaths.transfers, 'manageStock'],
  [adminPaths.newTransfer, 'manageStock'],
  [adminPaths.transfer('TR-0001'), 'manageStock'],
  [adminPaths.stockTakes, 'manageStock'],
  [adminPaths.stockTake('ST-0001'), 'manageStock'],
  [adminPaths.newOrder, 'sellAtCounter'],
  [adminPaths.order('JW-7K2M9QX4TB'), 'readOrders'],
  [adminPaths.message('m1'), 'readMessages'],
  [adminPaths.inboxSettings, 'manageSettings'],
  [adminPaths.reconciliation, 'recordPayments'],
  [adminPaths.closing, 'recordPayments'],
  [adminPaths.dashboard, 'enterAdmin'],
])('%s requires %s', (path, action) => {
  expect(getRequiredPermission(path)).toBe(action);
});
