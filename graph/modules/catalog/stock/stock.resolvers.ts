import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listStockMoves } from './listStockMoves.ts';
import { setStock } from './setStock.ts';
import { actorOf, orderOf, productOf, variantOf } from './stock.queries.ts';

export const resolvers: Resolvers = {
  Query: {
    stockMoves: (_parent, args, context) => listStockMoves(context, args),
  },
  Mutation: {
    setStock: (_parent, { input }, context) => withUserErrors(() => setStock(context, input)),
  },
  StockMove: {
    sku: async (move, _args, { prisma }) => (await variantOf(prisma, move)).sku,
    size: async (move, _args, { prisma }) => (await variantOf(prisma, move)).size,
    product: (move, _args, { prisma }) => productOf(prisma, move),
    orderNumber: async (move, _args, { prisma }) => (await orderOf(prisma, move))?.number ?? null,
    actorName: async (move, _args, { prisma }) => (await actorOf(prisma, move))?.name ?? null,
  },
};
