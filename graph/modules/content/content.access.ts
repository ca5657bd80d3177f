import { anyoneCached, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    home: anyoneCached,
    bannerStrip: anyoneCached,
    adminBanners: staff('manageContent', 'read-catalog', 'write-catalog', 'write-content'),
    adminHomeSections: staff('manageContent', 'read-catalog', 'write-catalog', 'write-content'),
  },
  Mutation: {
    createBanner: staff('manageContent', 'write-catalog', 'write-content'),
    updateBanner: staff('manageContent', 'write-catalog', 'write-content'),
    deleteBanner: staff('manageContent', 'write-catalog', 'write-content'),
    reorderBanners: staff('manageContent', 'write-catalog', 'write-content'),
    createHomeSection: staff('manageContent', 'write-catalog', 'write-content'),
    updateHomeSection: staff('manageContent', 'write-catalog', 'write-content'),
    deleteHomeSection: staff('manageContent', 'write-catalog', 'write-content'),
    reorderHomeSections: staff('manageContent', 'write-catalog', 'write-content'),
  },
} satisfies AccessTable;
