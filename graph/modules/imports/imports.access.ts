import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    productSheetColumns: staff('manageCatalog', 'write-catalog'),
  },
  Mutation: {
    importProducts: staff('manageCatalog', 'write-catalog'),
  },
} satisfies AccessTable;
