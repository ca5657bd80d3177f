import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    statements: staff('recordPayments'),
    reconciliation: staff('recordPayments'),
    remittances: staff('recordPayments'),
    remittance: staff('recordPayments'),
    carrierCash: staff('recordPayments'),
    couriers: staff('recordPayments'),
    dayClosing: staff('recordPayments'),
  },
  Mutation: {
    loadStatement: staff('recordPayments'),
    deleteStatement: staff('recordPayments'),
    resolveStatementRow: staff('recordPayments'),
    createRemittance: staff('recordPayments'),
    updateRemittance: staff('recordPayments'),
    closeRemittance: staff('recordPayments'),
    voidRemittance: staff('recordPayments'),
  },
} satisfies AccessTable;
