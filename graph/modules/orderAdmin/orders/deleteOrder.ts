import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { recordDeletions } from '#graph/prisma/writes/recordDeletions.ts';
import type { DeleteOrderInput } from '#graph/schema/schema.generated.ts';

/** Deletes a cancelled order with everything that belongs to it, except its stock moves. Returns the order's id. */
export async function deleteOrder(
  context: GraphContext,
  { id: idOrNumber }: DeleteOrderInput,
): Promise<string> {
  return lockOrder(
    context,
    { id: idOrNumber },
    async (work, { id, number, status, finalTotal, placedAt }) => {
      if (status !== 'CANCELLED') throw new DomainError('ORDER_NOT_CANCELLED', 'id');

      // Staff must still be able to find orders that appear in providers' statements.
      const providerPayment = await work.db.paymentAttempt.findFirst({
        where: { orderId: id, receivedPaisa: { gt: 0 } },
        select: { id: true },
      });
      if (providerPayment) throw new DomainError('ORDER_PAID_BY_PROVIDER', 'id');

      await work.db.order.delete({ where: { id } });
      await recordDeletions(work.db, 'ORDER', [{ id, label: number }]);
      await markFiguresStale(work.db, placedAt);
      await recordAudit(work.db, context, {
        action: 'order.delete',
        entity: 'Order',
        entityId: id,
        before: { number, status, finalTotal, placedAt: placedAt.toISOString() },
      });
      return id;
    },
  );
}
