import { anyoneCached, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    store: anyoneCached,
    storeSettings: staff('manageSettings'),
    backups: staff('manageBackups'),
  },
  Mutation: {
    updateStoreSettings: staff('manageSettings'),
    createBackup: staff('manageBackups'),
    checkBackup: staff('manageBackups'),
  },
} satisfies AccessTable;
