import { parseInput } from '#domain/errors/problems.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { askBeforeMove } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { AdminCancelOrderInput } from '#graph/schema/schema.generated.ts';

/** Cancels anyone's order. */
export async function adminCancelOrder(
  context: GraphContext,
  { id, version, keepsForfeit, ...input }: AdminCancelOrderInput,
): Promise<Order> {
  const { reason } = parseInput(cancelSchema, input);
  await askBeforeMove(context, [id], 'CANCELLED');
  return withOrder(context, { id, version }, (work, order) =>
    changeStatus(work, context, order, {
      to: 'CANCELLED',
      note: reason,
      ...(keepsForfeit && { keepsForfeit }),
    }),
  );
}
