import { toRatePerUnit } from '#domain/pricing/rateUnits.ts';
import type { MetalRate } from '#graph/prisma/generated/client.ts';
import type { MetalRateFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { listMetalRates } from './listMetalRates.ts';
import { findEnteringStaffName, readState } from './metalRates.queries.ts';

export const ratesList = defineExportedList<MetalRate, MetalRateFilter>({
  action: 'manageRates',
  sorts: ['NEWEST'],
  page: (readContext, { sort: _sort, filter, ...listArgs }) =>
    listMetalRates(readContext, { ...filter, ...listArgs }),
  columns: {
    effectiveFrom: instant((rate) => rate.effectiveFrom),
    metal: text((rate) => rate.metal, 10),
    perTola: number((rate) => rate.perTola),
    perTenGrams: number(({ perTola }) => toRatePerUnit(perTola, 'TEN_GRAMS')),
    perGram: number(({ perTola }) => toRatePerUnit(perTola, 'GRAM')),
    state: text((rate, readContext) => readState(readContext, rate), 12),
    source: text((rate) => rate.source, 32),
    enteredByName: text((rate, { prisma }) => findEnteringStaffName(prisma, rate)),
    createdAt: instant((rate) => rate.createdAt),
  },
});
