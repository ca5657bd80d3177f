import { everybody, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    store: everybody,
    storeSettings: staff('manageSettings'),
    backups: staff('manageSettings'),
  },
  Mutation: {
    updateStoreSettings: staff('manageSettings'),
    backUpNow: staff('manageSettings'),
    checkBackup: staff('manageSettings'),
  },
} satisfies AccessTable;
