import type { GraphContext } from '../../context.ts';
import type { QueryOrdersArgs } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { type OrderPage, pageOfOrders } from './pageOfOrders.ts';

/** The viewer's own orders, newest first. */
export function listOrders(
  context: GraphContext,
  { status, ...args }: Partial<QueryOrdersArgs>,
): Promise<OrderPage> {
  const { id: userId } = requireViewer(context);
  return pageOfOrders(context, { userId, ...(status && { status }) }, args);
}
