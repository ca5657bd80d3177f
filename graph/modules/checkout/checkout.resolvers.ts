import { withUserErrors } from '#graph/errors/userErrors.ts';
import { countOrder } from '#graph/modules/orders/orderCounters.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { applyCoupon } from './applyCoupon.ts';
import { placeOrder } from './placeOrder.ts';
import { quoteWithHold } from './priceHold/quoteWithHold.ts';
import { quote } from './quote.ts';

export const resolvers: Resolvers = {
  Query: {
    quote: (_parent, { input }, context) => quote(context, input),
    quoteWithPriceHold: (_parent, { input }, context) => quoteWithHold(context, input),
  },
  Mutation: {
    applyCoupon: (_parent, { input }, context) => applyCoupon(context, input),
    placeOrder: (_parent, { input }, context) =>
      countOrder(context, { isCounterSale: Boolean(input.counterSale) }, () =>
        withUserErrors(() => placeOrder(context, input)),
      ),
  },
};
