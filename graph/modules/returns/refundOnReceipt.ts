import { parseInput } from '#domain/errors/problems.ts';
import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { immediateRefundSchema } from '#domain/orders/returns/refundSchema.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { applyRefund } from '#graph/modules/ledger/refunds/applyRefund.ts';
import type { Refund } from '#graph/modules/ledger/refunds/assertRefundable.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { InputMaybe, ReturnRefundInput } from '#graph/schema/schema.generated.ts';

/** Refund made with a receipt; the entire refund due if no amount is given. */
export type ReceiptRefund = Omit<Refund, 'amount'> & { amount?: number | null | undefined };

/** Reads a refund made with a receipt. Throws if the viewer cannot refund. */
export function readRefund(
  context: Pick<GraphContext, 'viewer' | 'apiKey'>,
  input: InputMaybe<ReturnRefundInput> | undefined,
): ReceiptRefund | null {
  if (!input) return null;
  requirePermission(context, 'refundOrders');
  return parseInput(immediateRefundSchema, input);
}

/** Refunds the given amount or the refund due of a locked order. Returns null if there is nothing to refund. */
export async function refundOnReceipt(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  refund: ReceiptRefund,
): Promise<Order | null> {
  const amount = refund.amount ?? calculateRefundDue(order);
  return amount === 0 ? null : applyRefund(tx, context, order, { ...refund, amount });
}
