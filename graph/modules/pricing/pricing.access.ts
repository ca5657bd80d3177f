import { everyoneCached, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    metalRates: everyoneCached,
    metalRateHistory: everyoneCached,
    adminMetalRates: staff('manageRates'),
    previewRates: staff('manageRates'),
  },
  Mutation: {
    publishMetalRate: staff('manageRates'),
    deleteMetalRate: staff('deleteRates'),
  },
} satisfies AccessTable;
