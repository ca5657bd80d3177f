import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { orderIdsSchema } from '#domain/orders/orderChangeSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { BulkOrderFailure } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { lockOrder } from './lockOrder.ts';

export interface OrdersOutcome {
  updated: Order[];
  failed: BulkOrderFailure[];
}

/** Result returned if the entire input is refused. */
export const NONE_CHANGED: OrdersOutcome = { updated: [], failed: [] };

type Change = (work: Work, order: Order) => Promise<Order>;

/** Changes up to 100 orders, each in its own transaction, so that a failure does not affect the others. */
export async function changeEachOrder(
  context: GraphContext,
  orderIds: readonly string[],
  change: Change,
): Promise<OrdersOutcome> {
  return changeEachById(orderIds, (id) => lockOrder(context, { id }, change));
}

/** Changes up to 100 orders by id, with a change function that locks each order itself. */
export async function changeEachById(
  orderIds: readonly string[],
  change: (id: string) => Promise<Order>,
): Promise<OrdersOutcome> {
  return changeEachEntry(
    readOrderIds(orderIds).map((id) => ({ id })),
    ({ id }) => change(id),
  );
}

/** Returns the distinct ids or numbers of up to 100 orders. */
export function readOrderIds(orderIds: readonly string[]): string[] {
  return parseInput(orderIdsSchema, { orderIds: [...new Set(orderIds)] }).orderIds;
}

/** Changes orders, each with its own input. The caller must ensure that the orders are distinct. */
export async function changeEachEntry<Part extends { id: string }>(
  entries: readonly Part[],
  change: (entry: Part) => Promise<Order>,
): Promise<OrdersOutcome> {
  const outcome: OrdersOutcome = { updated: [], failed: [] };
  for (const entry of entries) {
    try {
      outcome.updated.push(await change(entry));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, reason, params, field, message } = error;
      outcome.failed.push({ id: entry.id, code, reason, params, field, message });
    }
  }
  return outcome;
}
