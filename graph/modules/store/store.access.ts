import { everyoneCached, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    store: everyoneCached,
    storeSettings: staff('manageSettings'),
    backups: staff('manageBackups'),
  },
  Mutation: {
    updateStoreSettings: staff('manageSettings'),
    createBackup: staff('manageBackups'),
    checkBackup: staff('manageBackups'),
  },
} satisfies AccessTable;
