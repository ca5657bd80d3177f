import { withUserErrors } from '#graph/errors/userErrors.ts';
import { countOrder } from '#graph/modules/orders/orderCounters.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { counterBuyers } from './counterBuyers.ts';
import { counterDay } from './counterDay.ts';
import { counterStock } from './counterStock.ts';
import { mailReceipt } from './mailReceipt.ts';
import { endParkedSale, parkedSales, parkSale } from './parkedSales.ts';
import { quoteCounterSale } from './quoteCounterSale.ts';
import { scannedPiece } from './scannedPiece.ts';
import { sellAtCounter } from './sellAtCounter.ts';

// What is answered where it was refused.
const unsent = { sent: false };

export const resolvers: Resolvers = {
  Query: {
    quoteCounterSale: (_parent, { input }, context) => quoteCounterSale(context, input),
    scannedPiece: (_parent, { code }, context) => scannedPiece(context, code),
    counterBuyers: (_parent, { search }, context) => counterBuyers(context, search),
    parkedSales: (_parent, _args, context) => parkedSales(context),
    counterStock: (_parent, args, context) => counterStock(context, args),
    counterDay: (_parent, _args, context) => counterDay(context),
  },
  Mutation: {
    sellAtCounter: (_parent, { input }, context) =>
      countOrder(context, { isCounterSale: true }, () => withUserErrors(() => sellAtCounter(context, input))),
    parkSale: (_parent, { input }, context) => withUserErrors('parkedSale', () => parkSale(context, input)),
    resumeParkedSale: (_parent, { input }, context) =>
      withUserErrors('parkedSale', () => endParkedSale(context, input.id)),
    discardParkedSale: (_parent, { input }, context) =>
      withUserErrors('parkedSale', () => endParkedSale(context, input.id)),
    mailReceipt: async (_parent, { input }, context) => ({
      ...unsent,
      ...(await withUserErrors('sent', () => mailReceipt(context, input))),
    }),
  },
  ParkedSale: {
    by: ({ parkedBy }) => parkedBy?.name ?? null,
  },
};
