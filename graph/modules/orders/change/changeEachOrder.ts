import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { movedOrdersSchema } from '#domain/orders/orderChangeSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { BulkOrderFailure } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { withOrder } from './withOrder.ts';

export interface OrdersOutcome {
  updated: Order[];
  failed: BulkOrderFailure[];
}

/** What is answered where the input as a whole was refused. */
export const NONE_CHANGED: OrdersOutcome = { updated: [], failed: [] };

type Change = (work: Work, order: Order) => Promise<Order>;

/** Changes each of up to 100 orders in a transaction of its own; what hinders one does not hinder the others. */
export async function eachOrder(
  context: GraphContext,
  orderIds: readonly string[],
  change: Change,
): Promise<OrdersOutcome> {
  return eachNamed(orderIds, (id) => withOrder(context, { id }, change));
}

/** The same for a change that holds the order by itself. */
export async function eachNamed(
  orderIds: readonly string[],
  change: (id: string) => Promise<Order>,
): Promise<OrdersOutcome> {
  return eachPart(
    readNamed(orderIds).map((id) => ({ id })),
    ({ id }) => change(id),
  );
}

/** The distinct ids or numbers of up to 100 orders. */
export function readNamed(orderIds: readonly string[]): string[] {
  return parseInput(movedOrdersSchema, { orderIds: [...new Set(orderIds)] }).orderIds;
}

/** The same for orders that each have something of their own; what names them is the caller's to check. */
export async function eachPart<Part extends { id: string }>(
  parts: readonly Part[],
  change: (part: Part) => Promise<Order>,
): Promise<OrdersOutcome> {
  const outcome: OrdersOutcome = { updated: [], failed: [] };
  for (const part of parts) {
    try {
      outcome.updated.push(await change(part));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, reason, params, field, message } = error;
      outcome.failed.push({ id: part.id, code, reason, params, field, message });
    }
  }
  return outcome;
}
