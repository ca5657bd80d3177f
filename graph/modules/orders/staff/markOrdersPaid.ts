import { DomainError } from '#domain/errors/errors.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import type { GraphContext } from '#graph/context.ts';
import type { MarkOrdersPaidInput } from '#graph/schema/schema.generated.ts';
import { eachNamed, type OrdersOutcome } from '../lifecycle/eachOrder.ts';
import { called } from '../lifecycle/withOrder.ts';
import { setPaymentStatus } from './setPaymentStatus.ts';

/** Notes of each order that what is due for it has come in. */
export async function markOrdersPaid(
  context: GraphContext,
  { orderIds, method, reference, undoable }: MarkOrdersPaidInput,
): Promise<OrdersOutcome> {
  // The first order has the reference; the others share it.
  let referenceOk = false;
  return eachNamed(orderIds, async (id) => {
    await expectDue(context, id);
    const input = { id, status: 'PAID', reference, undoable } as const;
    const paid = await setPaymentStatus(context, input, { paidBy: method, referenceOk });
    referenceOk = true;
    return paid;
  });
}

/** In other words than those of a payment that is final. */
async function expectDue({ prisma }: GraphContext, id: string): Promise<void> {
  const order = await prisma.order.findFirst({ where: called(id) });
  if (order && amountDue(order) === 0) throw new DomainError('NO_DUE_PAYMENT');
}
