import { MAIL_HELD_SECONDS } from '#domain/orders/mailHold.ts';
import { type BulkList, changing } from '#graph/bulk/bulkAction.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { adminOrders } from './orders/adminOrders.ts';
import { takeStepBack } from './orders/undoOrderStep.ts';

/** The list whose rows are changed together. */
export const bulkOrders: BulkList<AdminOrderFilter> = {
  name: 'orders',
  needs: 'readOrders',
  page: adminOrders,
  describe: async ({ prisma }, ids) => {
    const found = await prisma.order.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, number: true },
    });
    return new Map(found.map(({ id, number }) => [id, number]));
  },
};

/** A value as JSON keeps it. */
export type Json<Value> = Value & Prisma.InputJsonObject;

/** A step can be taken back for as long as its mail is kept back. */
export const undoneWithinMs = MAIL_HELD_SECONDS * 1000;

export const takeBack = changing(
  holdOrder,
  async ({ work, context, row: order }, _kept: Prisma.JsonValue) => {
    await takeStepBack(work, context, order);
    return {};
  },
);

export async function holdOrder(
  context: StaffAtWork,
  id: string,
  task: (work: Work, order: Order) => Promise<void>,
): Promise<void> {
  await withOrder(context, { id }, async (work, order) => {
    await task(work, order);
    // As it is now, for the counters of what became of orders.
    return work.db.order.findUniqueOrThrow({ where: { id } });
  });
}
