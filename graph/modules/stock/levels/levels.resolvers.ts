import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { computeStockTotals } from './computeStockTotals.ts';
import { findByCode } from './findByCode.ts';
import { findStockItems } from './findStockItems.ts';
import { listStockItems } from './listStockItems.ts';
import { setLowStock } from './setLowStock.ts';
import { setStockLevels } from './setStockLevels.ts';

export const resolvers: Resolvers = {
  Query: {
    stockItems: (_parent, args, context) => listStockItems(context, args),
    stockTotals: (_parent, { filter }, context) => computeStockTotals(context, filter ?? {}),
    stockItem: async (_parent, { code }, context) => {
      const variant = await findByCode(context.prisma, code);
      return variant ? ((await findStockItems(context, [variant.id]))[0] ?? null) : null;
    },
  },
  Mutation: {
    setStockLevels: (_parent, { input }, context) => withUserErrors(() => setStockLevels(context, input)),
    setLowStock: (_parent, { input }, context) => withUserErrors('items', () => setLowStock(context, input)),
  },
};
