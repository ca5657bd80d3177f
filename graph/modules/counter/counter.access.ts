import { markAsPurchase, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    quoteCounterSale: markAsPurchase(staff('sellAtCounter', 'write-orders')),
    productByCode: staff('sellAtCounter'),
    counterCustomers: staff('sellAtCounter'),
    counterStock: staff('sellAtCounter'),
    parkedSales: staff('sellAtCounter'),
    counterDay: staff('sellAtCounter'),
  },
  Mutation: {
    sellAtCounter: markAsPurchase(staff('sellAtCounter', 'write-orders')),
    parkSale: staff('sellAtCounter'),
    resumeParkedSale: staff('sellAtCounter'),
    discardParkedSale: staff('sellAtCounter'),
    mailReceipt: staff('sellAtCounter'),
  },
} satisfies AccessTable;
