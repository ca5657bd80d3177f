import { anyone, markAsPurchase } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    quote: markAsPurchase(anyone),
    quoteWithPriceHold: markAsPurchase(anyone),
  },
  Mutation: {
    applyCoupon: markAsPurchase(anyone),
    placeOrder: markAsPurchase(anyone),
  },
} satisfies AccessTable;
