import { parseInput } from '#domain/errors/problems.ts';
import { amountOwed } from '#domain/orders/ledger.ts';
import { refundAtOnceSchema } from '#domain/orders/returns/refundSchema.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Refund } from '#graph/modules/ledger/refunds/expectRefundable.ts';
import { payBack } from '#graph/modules/ledger/refunds/payBack.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { InputMaybe, ReturnRefundInput } from '#graph/schema/schema.generated.ts';

/** What goes back, and how; all that is owed where no amount is said. */
export type RefundAtOnce = Omit<Refund, 'amount'> & { amount?: number | null | undefined };

/** What goes back along with a return; throws where the viewer may not refund. */
export function readRefund(
  context: Pick<GraphContext, 'viewer' | 'apiKey'>,
  asked: InputMaybe<ReturnRefundInput> | undefined,
): RefundAtOnce | null {
  if (!asked) return null;
  requireMay(context, 'refundOrders');
  return parseInput(refundAtOnceSchema, asked);
}

/** Pays back what is asked for, or owed for a held order; null where that is nothing. */
export async function refundAtOnce(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  refund: RefundAtOnce,
): Promise<Order | null> {
  const amount = refund.amount ?? amountOwed(order);
  return amount === 0 ? null : payBack(tx, context, order, { ...refund, amount });
}
