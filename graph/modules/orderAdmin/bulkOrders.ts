import { EMAIL_DELAY_SECONDS } from '#domain/orders/undoDelay.ts';
import { type BulkList, changeLockedRow } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { adminOrders } from './orders/adminOrders.ts';
import { undoLastStep } from './orders/undoOrderStep.ts';

/** The order list for bulk jobs. */
export const bulkOrders: BulkList<AdminOrderFilter> = {
  name: 'orders',
  requiredPermissions: 'readOrders',
  loadPage: adminOrders,
  describe: async ({ prisma }, ids) => {
    const orders = await prisma.order.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, number: true },
    });
    return new Map(orders.map(({ id, number }) => [id, number]));
  },
};

/** Value that can be stored as JSON. */
export type Json<Value> = Value & Prisma.InputJsonObject;

/** A step can be undone until its email is sent. */
export const undoWindowMs = EMAIL_DELAY_SECONDS * 1000;

export const undoStatusChange = changeLockedRow(
  withLockedRow,
  async ({ work, context, row: order }, _undoData: Prisma.JsonValue) => {
    await undoLastStep(work, context, order);
    return {};
  },
);

export async function withLockedRow(
  context: StaffActionContext,
  id: string,
  change: (work: Work, order: Order) => Promise<void>,
): Promise<void> {
  await lockOrder(context, { id }, async (work, order) => {
    await change(work, order);
    // Reloaded, because subscribers need the current row.
    return work.db.order.findUniqueOrThrow({ where: { id } });
  });
}
