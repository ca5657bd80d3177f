import { parseInput } from '#domain/errors/problems.ts';
import { refundSchema } from '#domain/orders/returns/refundSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { RefundOrderInput } from '#graph/schema/schema.generated.ts';
import { applyRefund } from './applyRefund.ts';

/** Records a refund to the customer of an order. */
export async function refundOrder(
  context: GraphContext,
  { id, version, ...input }: RefundOrderInput,
): Promise<Order> {
  const refund = parseInput(refundSchema, input);
  return lockOrder(context, { id, version }, (work, order) => applyRefund(work.db, context, order, refund));
}
