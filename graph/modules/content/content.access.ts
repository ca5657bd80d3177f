import { everybody, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    home: everybody,
    bannerStrip: everybody,
    adminBanners: staff('manageContent', 'read-catalog', 'write-catalog'),
    adminHomeRows: staff('manageContent', 'read-catalog', 'write-catalog'),
  },
  Mutation: {
    saveBanner: staff('manageContent', 'write-catalog'),
    deleteBanner: staff('manageContent', 'write-catalog'),
    orderBanners: staff('manageContent', 'write-catalog'),
    saveHomeRow: staff('manageContent', 'write-catalog'),
    deleteHomeRow: staff('manageContent', 'write-catalog'),
    orderHomeRows: staff('manageContent', 'write-catalog'),
  },
} satisfies AccessTable;
