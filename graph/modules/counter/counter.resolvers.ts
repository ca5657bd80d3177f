import { withUserErrors } from '#graph/errors/userErrors.ts';
import { countOrder } from '#graph/modules/orders/orderCounters.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findCounterCustomers } from './counterCustomers.ts';
import { counterStock } from './counterStock.ts';
import { findScannedProduct } from './findScannedProduct.ts';
import { mailReceipt } from './mailReceipt.ts';
import { parkedSales, parkSale, resumeParkedSale } from './parkedSales.ts';
import { quoteCounterSale } from './quoteCounterSale.ts';
import { readCounterDay } from './readCounterDay.ts';
import { sellAtCounter } from './sellAtCounter.ts';

// Payload of a refused request.
const unsentPayload = { sent: false };

export const resolvers: Resolvers = {
  Query: {
    quoteCounterSale: (_parent, { input }, context) => quoteCounterSale(context, input),
    productByCode: (_parent, { code }, context) => findScannedProduct(context, code),
    counterCustomers: (_parent, { search }, context) => findCounterCustomers(context, search),
    parkedSales: (_parent, _args, context) => parkedSales(context),
    counterStock: (_parent, args, context) => counterStock(context, args),
    counterDay: (_parent, _args, context) => readCounterDay(context),
  },
  Mutation: {
    sellAtCounter: (_parent, { input }, context) =>
      countOrder(context, { isCounterSale: true }, () => withUserErrors(() => sellAtCounter(context, input))),
    parkSale: (_parent, { input }, context) => withUserErrors('parkedSale', () => parkSale(context, input)),
    resumeParkedSale: (_parent, { input }, context) =>
      withUserErrors('parkedSale', () => resumeParkedSale(context, input.id)),
    discardParkedSale: (_parent, { input }, context) =>
      withUserErrors('parkedSale', () => resumeParkedSale(context, input.id)),
    mailReceipt: async (_parent, { input }, context) => ({
      ...unsentPayload,
      ...(await withUserErrors('sent', () => mailReceipt(context, input))),
    }),
  },
  ParkedSale: {
    by: ({ parkedBy }) => parkedBy?.name ?? null,
  },
};
