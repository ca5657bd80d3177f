import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { optionsOf } from './optionsOf.ts';

/** The ways to pay what is due of an order, as the contract tells them. */
export async function shownOptions(context: GraphContext, order: Order) {
  const options = await optionsOf(context.prisma, context, order);
  return options.map(({ problem, ...option }) => ({
    ...option,
    problem: problem && (userErrors(problem)[0] ?? null),
  }));
}
