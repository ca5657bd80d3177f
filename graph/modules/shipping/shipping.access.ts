import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    carriers: staff('readOrders', 'read-orders'),
    plannedShipments: staff('manageOrders', 'write-orders'),
  },
  Mutation: {
    recordCodRemittance: staff('recordPayments', 'write-orders'),
    createCarrier: staff('manageSettings'),
    updateCarrier: staff('manageSettings'),
    shipOrders: staff('manageOrders', 'write-orders'),
  },
} satisfies AccessTable;
