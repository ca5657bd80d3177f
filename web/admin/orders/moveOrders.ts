import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { client } from '#web/app/requests/client.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { BulkUpdateOrdersDocument } from './Orders.generated.ts';

export interface StatusMove {
  status: OrderStatus;
  note?: string;
  /** Takes along what is to be paid by bank transfer and is not. */
  unpaidOk?: boolean;
}

/** Moves each of the orders on, and tells why one stays. */
export async function moveOrders(orderIds: readonly string[], answer: unknown): Promise<BulkResult[]> {
  const { status, note, unpaidOk } = answer as StatusMove;
  const { data } = await client.mutate({
    mutation: BulkUpdateOrdersDocument,
    variables: { input: { orderIds: [...orderIds], status, note: note || undefined, unpaidOk } },
  });
  const { updated = [], failed = [], errors = [] } = data?.bulkUpdateOrders ?? {};
  const [problem] = errors;
  if (problem) return orderIds.map((id) => ({ id, problem: problem.message }));
  return [
    ...updated.map(({ id }) => ({ id })),
    ...failed.map(({ id, message }) => ({ id, problem: message })),
  ];
}
