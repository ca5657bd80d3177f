import { DomainError } from '#domain/errors/errors.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { changeEachById, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MarkOrdersPaidInput } from '#graph/schema/schema.generated.ts';
import { setPaymentStatus } from './setPaymentStatus.ts';

/** Records the full payment of several orders. */
export async function markOrdersPaid(
  context: GraphContext,
  { orderIds, method, reference, allowUndo }: MarkOrdersPaidInput,
): Promise<OrdersOutcome> {
  // The first order records the reference; the others share it.
  let allowDuplicateReference = false;
  return changeEachById(orderIds, async (id) => {
    const paidOrder = await markPaid(
      context,
      id,
      { method, reference, allowUndo },
      { allowDuplicateReference },
    );
    allowDuplicateReference = true;
    return paidOrder;
  });
}

type PaymentInput = Pick<MarkOrdersPaidInput, 'method' | 'reference' | 'allowUndo'>;

/** Records the payment of the amount due for an order. */
export async function markPaid(
  context: StaffActionContext,
  id: string,
  { method, reference, allowUndo }: PaymentInput,
  options: { allowDuplicateReference: boolean; runInTransaction?: (tx: Transaction) => Promise<void> },
): Promise<Order> {
  await assertAmountDue(context, id);
  const input = { id, status: 'PAID', reference, allowUndo } as const;
  return setPaymentStatus(context, input, { ...options, usedMethod: method });
}

/** Throws if nothing is due, with a clearer reason than `setPaymentStatus` gives for a final payment status. */
async function assertAmountDue({ prisma }: Pick<StaffActionContext, 'prisma'>, id: string): Promise<void> {
  const order = await prisma.order.findFirst({ where: matchIdOrNumber(id) });
  if (order && calculateAmountDue(order) === 0) throw new DomainError('NO_AMOUNT_DUE');
}
