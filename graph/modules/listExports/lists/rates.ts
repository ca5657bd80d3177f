import { perUnitOf } from '#domain/rateUnits.ts';
import { listMetalRates } from '#graph/modules/metalRates/listMetalRates.ts';
import { entererOf, stateOf } from '#graph/modules/metalRates/metalRates.queries.ts';
import type { MetalRate } from '#graph/prisma/generated/client.ts';
import type { MetalRateFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '../columns.ts';
import { exportedList } from '../exportedList.ts';

export const rates = exportedList<MetalRate, MetalRateFilter>({
  action: 'manageRates',
  sorts: ['NEWEST'],
  page: (reading, { sort: _newest, filter, ...wanted }) => listMetalRates(reading, { ...filter, ...wanted }),
  columns: {
    effectiveFrom: instant((rate) => rate.effectiveFrom),
    metal: text((rate) => rate.metal, 10),
    perTola: number((rate) => rate.perTola),
    perTenGrams: number(({ perTola }) => perUnitOf(perTola, 'TEN_GRAMS')),
    perGram: number(({ perTola }) => perUnitOf(perTola, 'GRAM')),
    state: text((rate, reading) => stateOf(reading, rate), 12),
    source: text((rate) => rate.source, 32),
    enteredByName: text((rate, { prisma }) => entererOf(prisma, rate)),
    createdAt: instant((rate) => rate.createdAt),
  },
});
