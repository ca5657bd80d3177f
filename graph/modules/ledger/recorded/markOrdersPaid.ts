import { DomainError } from '#domain/errors/errors.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { eachNamed, type OrdersOutcome } from '#graph/modules/orders/held/eachOrder.ts';
import { called } from '#graph/modules/orders/held/withOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MarkOrdersPaidInput } from '#graph/schema/schema.generated.ts';
import { setPaymentStatus } from './setPaymentStatus.ts';

/** Notes of each order that what is due for it has come in. */
export async function markOrdersPaid(
  context: GraphContext,
  { orderIds, method, reference, allowUndo }: MarkOrdersPaidInput,
): Promise<OrdersOutcome> {
  // The first order has the reference; the others share it.
  let allowDuplicateReference = false;
  return eachNamed(orderIds, async (id) => {
    const paid = await markPaid(context, id, { method, reference, allowUndo }, { allowDuplicateReference });
    allowDuplicateReference = true;
    return paid;
  });
}

type PaidHow = Pick<MarkOrdersPaidInput, 'method' | 'reference' | 'allowUndo'>;

/** Notes of one order that what is due for it has come in. */
export async function markPaid(
  context: StaffAtWork,
  id: string,
  { method, reference, allowUndo }: PaidHow,
  beside: { allowDuplicateReference: boolean; also?: (tx: Transaction) => Promise<void> },
): Promise<Order> {
  await expectDue(context, id);
  const input = { id, status: 'PAID', reference, allowUndo } as const;
  return setPaymentStatus(context, input, { ...beside, paidBy: method });
}

/** In other words than those of a payment that is final. */
async function expectDue({ prisma }: Pick<StaffAtWork, 'prisma'>, id: string): Promise<void> {
  const order = await prisma.order.findFirst({ where: called(id) });
  if (order && amountDue(order) === 0) throw new DomainError('NO_DUE_PAYMENT');
}
