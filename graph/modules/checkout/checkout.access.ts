import { anyone, purchase } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    quote: purchase(anyone),
    quoteWithPriceHold: purchase(anyone),
  },
  Mutation: {
    applyCoupon: purchase(anyone),
    placeOrder: purchase(anyone),
  },
} satisfies AccessTable;
