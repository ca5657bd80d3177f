import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    // Counter staff need the locations to choose their own.
    locations: staff('readCatalog', 'read-catalog', 'write-stock'),
    stockItems: staff('readCatalog', 'read-catalog', 'write-stock'),
    stockTotals: staff('readCatalog', 'read-catalog', 'write-stock'),
    stockItem: staff('readCatalog', 'read-catalog', 'write-stock'),
    goodsReceipts: staff('manageStock'),
    goodsReceipt: staff('manageStock'),
    suppliers: staff('manageStock'),
    stockTransfers: staff('manageStock'),
    stockTransfer: staff('manageStock'),
    stockTakes: staff('manageStock'),
    stockTake: staff('manageStock'),
  },
  Mutation: {
    createLocation: staff('manageStock'),
    updateLocation: staff('manageStock'),
    reorderLocations: staff('manageStock'),
    setStockLevels: staff('manageStock', 'write-stock'),
    setLowStock: staff('manageStock', 'write-stock'),
    receiveGoods: staff('manageStock'),
    createTransfer: staff('manageStock'),
    updateTransfer: staff('manageStock'),
    sendTransfer: staff('manageStock'),
    receiveTransfer: staff('manageStock'),
    cancelTransfer: staff('manageStock'),
    startStockTake: staff('manageStock'),
    countStock: staff('manageStock'),
    removeStockCount: staff('manageStock'),
    finishStockTake: staff('manageStock'),
    cancelStockTake: staff('manageStock'),
  },
} satisfies AccessTable;
