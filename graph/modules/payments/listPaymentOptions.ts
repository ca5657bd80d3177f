import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { computePaymentOptions } from './computePaymentOptions.ts';

/** Returns the payment options for an order's amount due, in the form of the GraphQL schema. */
export async function listPaymentOptions(context: GraphContext, order: Order) {
  const options = await computePaymentOptions(context.prisma, context, order);
  return options.map(({ problem, ...option }) => ({
    ...option,
    problem: problem && (toUserErrors(problem)[0] ?? null),
  }));
}
