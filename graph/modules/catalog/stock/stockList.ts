import type { StockMove } from '#graph/prisma/generated/client.ts';
import type { StockMoveFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { listStockMoves } from './listStockMoves.ts';
import { findActor, findLocation, findOrder, findProduct, findVariant } from './stock.queries.ts';

export const stock = defineExportedList<StockMove, StockMoveFilter>({
  action: 'readCatalog',
  sorts: ['NEWEST'],
  page: (context, { sort: _sort, ...listArgs }) => listStockMoves(context, listArgs),
  columns: {
    at: instant((move) => move.at),
    product: text(async (move, { prisma }) => (await findProduct(prisma, move)).name, 32),
    sku: text(async (move, { prisma }) => (await findVariant(prisma, move)).sku, 18),
    size: text(async (move, { prisma }) => (await findVariant(prisma, move)).size, 8),
    location: text(async (move, { prisma }) => (await findLocation(prisma, move)).name, 16),
    delta: number((move) => move.delta, 8),
    reason: text((move) => move.reason, 18),
    document: text((move) => move.document, 10),
    orderNumber: text(async (move, { prisma }) => (await findOrder(prisma, move))?.number, 16),
    actorName: text(
      async (move, { prisma }) =>
        (await findActor(prisma, move))?.name ?? (move.orderId === null ? 'STORE' : 'GUEST'),
    ),
    note: text((move) => move.note, 32),
  },
});
