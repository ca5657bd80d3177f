import type { StockTake } from '#graph/prisma/generated/client.ts';
import type { StockTakeFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findUserName } from '../findUserName.ts';
import { computeStockTakeSums } from './computeStockTakeSums.ts';
import { listStockTakes } from './stockTakes.ts';

export const stockTakesList = defineExportedList<StockTake, StockTakeFilter>({
  action: 'manageStock',
  sorts: ['NEWEST'],
  page: (context, { sort: _sort, ...listArgs }) => listStockTakes(context, listArgs),
  columns: {
    number: text((stockTake) => stockTake.number, 12),
    startedAt: instant((stockTake) => stockTake.startedAt),
    status: text((stockTake) => stockTake.status, 14),
    location: text(
      async ({ locationId }, { prisma }) =>
        (await prisma.location.findUnique({ where: { id: locationId } }))?.name,
      18,
    ),
    category: text((stockTake) => stockTake.category, 12),
    type: text((stockTake) => stockTake.type, 14),
    counted: number(
      async (stockTake, { prisma }) => (await computeStockTakeSums(prisma, stockTake)).counted,
      10,
    ),
    more: number(async (stockTake, { prisma }) => (await computeStockTakeSums(prisma, stockTake)).more, 8),
    fewer: number(async (stockTake, { prisma }) => (await computeStockTakeSums(prisma, stockTake)).fewer, 8),
    finishedAt: instant((stockTake) => stockTake.finishedAt),
    startedByName: text((stockTake, { prisma }) => findUserName(prisma, stockTake.startedById)),
    note: text((stockTake) => stockTake.note, 32),
  },
});
