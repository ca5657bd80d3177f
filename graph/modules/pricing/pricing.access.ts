import { anyoneCached, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    metalRates: anyoneCached,
    metalRateHistory: anyoneCached,
    adminMetalRates: staff('manageRates'),
    previewRates: staff('manageRates'),
  },
  Mutation: {
    publishMetalRate: staff('manageRates'),
    deleteMetalRate: staff('deleteRates'),
  },
} satisfies AccessTable;
