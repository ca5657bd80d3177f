import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listStockMoves } from './listStockMoves.ts';
import { setStock } from './setStock.ts';
import { findActor, findLocation, findOrder, findProduct, findVariant } from './stock.queries.ts';

export const resolvers: Resolvers = {
  Query: {
    stockMoves: (_parent, args, context) => listStockMoves(context, args),
  },
  Mutation: {
    setStock: (_parent, { input }, context) => withUserErrors(() => setStock(context, input)),
  },
  Location: {
    isMain: ({ id }) => id === MAIN_LOCATION_ID,
  },
  StockMove: {
    location: (move, _args, { prisma }) => findLocation(prisma, move),
    sku: async (move, _args, { prisma }) => (await findVariant(prisma, move)).sku,
    size: async (move, _args, { prisma }) => (await findVariant(prisma, move)).size,
    product: (move, _args, { prisma }) => findProduct(prisma, move),
    orderNumber: async (move, _args, { prisma }) => (await findOrder(prisma, move))?.number ?? null,
    actorName: async (move, _args, { prisma }) => (await findActor(prisma, move))?.name ?? null,
  },
};
