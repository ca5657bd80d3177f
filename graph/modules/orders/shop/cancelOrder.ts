import { parseInput } from '#domain/errors/problems.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { CancelOrderInput } from '#graph/schema/schema.generated.ts';
import { moveOrder } from '../lifecycle/moveOrder.ts';
import { withOrder } from '../lifecycle/withOrder.ts';

/** Cancels one of the viewer's own orders. */
export async function cancelOrder(context: GraphContext, { id, ...input }: CancelOrderInput): Promise<Order> {
  const { id: userId } = requireViewer(context);
  const { reason } = parseInput(cancelSchema, input);
  return withOrder(context, { id, userId }, (tx, order) =>
    moveOrder(tx, context, order, { to: 'CANCELLED', note: reason, keepsForfeit: true }),
  );
}
