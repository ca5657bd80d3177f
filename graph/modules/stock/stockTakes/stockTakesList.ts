import type { StockTake } from '#graph/prisma/generated/client.ts';
import type { StockTakeFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { exportedList } from '#graph/spreadsheets/exportedList.ts';
import { findUserName } from '../findUserName.ts';
import { listStockTakes } from './stockTakes.ts';
import { takeSums } from './takeSums.ts';

export const stockTakes = exportedList<StockTake, StockTakeFilter>({
  action: 'manageStock',
  sorts: ['NEWEST'],
  page: (reading, { sort: _newest, ...wanted }) => listStockTakes(reading, wanted),
  columns: {
    number: text((take) => take.number, 12),
    startedAt: instant((take) => take.startedAt),
    status: text((take) => take.status, 14),
    location: text(
      async ({ locationId }, { prisma }) =>
        (await prisma.location.findUnique({ where: { id: locationId } }))?.name,
      18,
    ),
    category: text((take) => take.category, 12),
    type: text((take) => take.type, 14),
    counted: number(async (take, { prisma }) => (await takeSums(prisma, take)).counted, 10),
    more: number(async (take, { prisma }) => (await takeSums(prisma, take)).more, 8),
    fewer: number(async (take, { prisma }) => (await takeSums(prisma, take)).fewer, 8),
    finishedAt: instant((take) => take.finishedAt),
    startedByName: text((take, { prisma }) => findUserName(prisma, take.startedById)),
    note: text((take) => take.note, 32),
  },
});
