import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { QueryOrdersArgs } from '#graph/schema/schema.generated.ts';
import { type OrderPage, pageOfOrders } from '../pageOfOrders.ts';

/** The viewer's own orders, newest first. */
export function listOrders(
  context: GraphContext,
  { status, ...args }: Partial<QueryOrdersArgs>,
): Promise<OrderPage> {
  const { id: userId } = requireViewer(context);
  return pageOfOrders(context, { userId, ...(status && { status }) }, args);
}
