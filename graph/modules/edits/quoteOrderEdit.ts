import { DomainError } from '#domain/errors/errors.ts';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import { getLimits } from '#graph/access/getLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import { readOrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { QuoteOrderEditInput } from '#graph/schema/schema.generated.ts';
import { type EditPlan, planEdit } from './planEdit.ts';
import { readEditData } from './readEditData.ts';
import { readOrderEdit } from './readOrderEdit.ts';

/** Returns the result of an edit without applying it. Null for an unknown order. */
export async function quoteOrderEdit(
  context: GraphContext,
  input: QuoteOrderEditInput,
): Promise<EditPlan | null> {
  const { prisma } = context;
  const order = await prisma.order.findFirst({ where: matchIdOrNumber(input.id) });
  if (!order) return null;
  const orderToEdit = await readOrderToEdit(prisma, order);
  const edit = await readOrderEdit(prisma, orderToEdit, input);
  const editData = await readEditData(prisma, context, orderToEdit, edit, { isLocked: false });
  const plan = planEdit(orderToEdit, edit, editData, getLimits(context));
  if (canEditOrder(order.status)) return plan;
  const notEditableError = new DomainError('ORDER_NOT_EDITABLE', { status: order.status }, 'id');
  return { ...plan, errors: [...toUserErrors(notEditableError), ...plan.errors] };
}
