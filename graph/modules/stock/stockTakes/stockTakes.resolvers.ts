import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { PrismaClient, StockTake } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findUserName } from '../findUserName.ts';
import { computeStockTakeSums } from './computeStockTakeSums.ts';
import { finishStockTake } from './finishStockTake.ts';
import { listStockTakeLines } from './listStockTakeLines.ts';
import {
  cancelStockTake,
  countStock,
  listStockTakes,
  removeStockCount,
  startStockTake,
} from './stockTakes.ts';

export const resolvers: Resolvers = {
  Query: {
    stockTakes: (_parent, args, context) => listStockTakes(context, args),
    stockTake: (_parent, { number }, { prisma }) =>
      prisma.stockTake.findUnique({ where: { number: number.trim() } }),
  },
  Mutation: {
    startStockTake: (_parent, { input }, context) =>
      withUserErrors('stockTake', () => startStockTake(context, input)),
    countStock: (_parent, { input }, context) => withUserErrors(() => countStock(context, input)),
    removeStockCount: (_parent, { input }, context) => withUserErrors(() => removeStockCount(context, input)),
    finishStockTake: (_parent, { input }, context) =>
      withUserErrors('stockTake', () => finishStockTake(context, input)),
    cancelStockTake: (_parent, { input }, context) =>
      withUserErrors('stockTake', () => cancelStockTake(context, input)),
  },
  StockTake: {
    location: ({ locationId }, _args, { prisma }) =>
      prisma.location.findUniqueOrThrow({ where: { id: locationId } }),
    startedByName: ({ startedById }, _args, { prisma }) => findUserName(prisma, startedById),
    finishedByName: ({ finishedById }, _args, { prisma }) => findUserName(prisma, finishedById),
    counters: (stockTake, _args, { prisma }) => findCounterNames(prisma, stockTake),
    sums: (stockTake, _args, { prisma }) => computeStockTakeSums(prisma, stockTake),
    lines: (stockTake, args, { prisma }) => listStockTakeLines(prisma, stockTake, args),
  },
  StockTakeLine: {
    // The price of a deleted variant is unknown.
    unitPrice: async ({ unitPrice, variantId }, _args, { prisma }) => {
      if (unitPrice !== null || variantId === null) return unitPrice ?? 0;
      return (
        (await prisma.variant.findUnique({ where: { id: variantId }, select: { price: true } }))?.price ?? 0
      );
    },
    countedByName: ({ countedById }, _args, { prisma }) => findUserName(prisma, countedById),
  },
};

/** Returns the names of everyone who has counted. */
async function findCounterNames(prisma: PrismaClient, { id }: StockTake): Promise<string[]> {
  const people = await prisma.user.findMany({
    where: { countedLines: { some: { takeId: id } } },
    select: { name: true },
    orderBy: { name: 'asc' },
  });
  return people.map(({ name }) => name);
}
