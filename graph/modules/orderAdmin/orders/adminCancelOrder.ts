import { parseInput } from '#domain/errors/problems.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { AdminCancelOrderInput } from '#graph/schema/schema.generated.ts';

export async function adminCancelOrder(
  context: GraphContext,
  { id, version, keepForfeitedAmount, ...input }: AdminCancelOrderInput,
): Promise<Order> {
  const { reason } = parseInput(cancelSchema, input);
  await refreshBeforeStatusChange(context, [id], 'CANCELLED');
  return lockOrder(context, { id, version }, (work, order) =>
    changeStatus(work, context, order, {
      to: 'CANCELLED',
      note: reason,
      ...(keepForfeitedAmount && { keepForfeitedAmount }),
    }),
  );
}
