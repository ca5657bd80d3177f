import { parseInput } from '#domain/errors/problems.ts';
import { refundSchema } from '#domain/orders/returns/refundSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { RefundOrderInput } from '#graph/schema/schema.generated.ts';
import { payBack } from './payBack.ts';

/** Notes that money went back to the buyer of an order. */
export async function refundOrder(
  context: GraphContext,
  { id, version, ...input }: RefundOrderInput,
): Promise<Order> {
  const refund = parseInput(refundSchema, input);
  return withOrder(context, { id, version }, (work, order) => payBack(work.db, context, order, refund));
}
