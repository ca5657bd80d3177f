import { everybody, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    store: everybody,
    storeSettings: staff('manageSettings'),
  },
  Mutation: {
    updateStoreSettings: staff('manageSettings'),
  },
} satisfies AccessTable;
