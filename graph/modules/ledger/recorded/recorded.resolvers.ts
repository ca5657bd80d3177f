import { withUserErrors } from '#graph/errors/userErrors.ts';
import { NONE_CHANGED } from '#graph/modules/orders/change/changeEachOrder.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { markOrdersPaid } from './markOrdersPaid.ts';
import { recordPayment } from './recordPayment.ts';
import { setPaymentStatus } from './setPaymentStatus.ts';
import { voidPayment } from './voidPayment.ts';

export const resolvers: Resolvers = {
  Mutation: {
    setPaymentStatus: (_parent, { input }, context) =>
      withUserErrors('order', () => setPaymentStatus(context, input)),
    recordPayment: (_parent, { input }, context) =>
      withUserErrors('order', () => recordPayment(context, input)),
    voidPayment: (_parent, { input }, context) => withUserErrors('order', () => voidPayment(context, input)),
    markOrdersPaid: async (_parent, { input }, context) => ({
      ...NONE_CHANGED,
      ...(await withUserErrors(() => markOrdersPaid(context, input))),
    }),
  },
};
