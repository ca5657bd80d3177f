import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { movedOrdersSchema } from '#domain/orders/orderChangeSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { BulkOrderFailure, BulkUpdateOrdersInput } from '#graph/schema/schema.generated.ts';
import { withOrder } from '../lifecycle/withOrder.ts';
import { changeStatus } from './changeStatus.ts';
import { readStatusChange } from './readStatusChange.ts';

interface Outcome {
  updated: Order[];
  failed: BulkOrderFailure[];
}

/** Moves each order on in a transaction of its own; what hinders one does not hinder the others. */
export async function bulkUpdateOrders(
  context: GraphContext,
  { orderIds, ...change }: BulkUpdateOrdersInput,
): Promise<Outcome> {
  const { orderIds: ids } = parseInput(movedOrdersSchema, { orderIds: [...new Set(orderIds)] });
  const move = readStatusChange(change);

  const outcome: Outcome = { updated: [], failed: [] };
  for (const id of ids) {
    try {
      outcome.updated.push(
        await withOrder(context, { id }, (tx, order) => changeStatus(tx, context, order, move)),
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, reason, params, field, message } = error;
      outcome.failed.push({ id, code, reason, params, field, message });
    }
  }
  return outcome;
}
