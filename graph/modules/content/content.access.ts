import { everybody, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    home: everybody,
    bannerStrip: everybody,
    adminBanners: staff('manageContent', 'read-catalog', 'write-catalog', 'write-content'),
    adminHomeRows: staff('manageContent', 'read-catalog', 'write-catalog', 'write-content'),
  },
  Mutation: {
    saveBanner: staff('manageContent', 'write-catalog', 'write-content'),
    deleteBanner: staff('manageContent', 'write-catalog', 'write-content'),
    reorderBanners: staff('manageContent', 'write-catalog', 'write-content'),
    saveHomeRow: staff('manageContent', 'write-catalog', 'write-content'),
    deleteHomeRow: staff('manageContent', 'write-catalog', 'write-content'),
    reorderHomeRows: staff('manageContent', 'write-catalog', 'write-content'),
  },
} satisfies AccessTable;
