import { parseInput } from '#domain/errors/problems.ts';
import { amountOwed } from '#domain/orders/ledger.ts';
import { refundSchema } from '#domain/orders/returns/refundSchema.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { InputMaybe, ReturnRefundInput } from '#graph/schema/schema.generated.ts';
import { payBack, type Refund } from '../refunds/payBack.ts';

/** How what is owed goes back. */
export type RefundAtOnce = Omit<Refund, 'amount' | 'compensationReason'>;

const wayOfRefund = refundSchema.pick({ method: true, reference: true, note: true });

/** How what is owed goes back along with a return; throws where the viewer may not refund. */
export function readRefund(
  context: Pick<GraphContext, 'viewer' | 'apiKey'>,
  asked: InputMaybe<ReturnRefundInput> | undefined,
): RefundAtOnce | null {
  if (!asked) return null;
  requireMay(context, 'refundOrders');
  return parseInput(wayOfRefund, asked);
}

/** Pays back what is owed for a held order; null where that is nothing. */
export async function refundAtOnce(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  refund: RefundAtOnce,
): Promise<Order | null> {
  const amount = amountOwed(order);
  return amount === 0 ? null : payBack(tx, context, order, { ...refund, amount });
}
