import { parseInput } from '#domain/errors/problems.ts';
import { receiptSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ReceiveReturnInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { type LockedReturn, lockReturn } from './lockReturn.ts';
import { type Receipt, receiveItems } from './receiveItems.ts';
import { type ReceiptRefund, readRefund, refundOnReceipt } from './refundOnReceipt.ts';
import { emailReturnStatus } from './returnMails.ts';

/** Records the receipt of a return, and pays the refund due if requested. */
export async function receiveReturn(
  context: GraphContext,
  { id, version, refund: refundInput, ...input }: ReceiveReturnInput,
): Promise<Return> {
  const receipt = parseInput(receiptSchema, input);
  const refund = readRefund(context, refundInput);
  return lockReturn(context, { id, version }, (work, lockedReturn) =>
    receiveLockedReturn(work, context, lockedReturn, { ...receipt, refund }),
  );
}

/**
 * Like `receiveReturn`, for a locked return. Adds an audit entry, and sends the customer one email, which is the refund
 * email if there is a refund.
 */
export async function receiveLockedReturn(
  work: Work,
  context: GraphContext,
  lockedReturn: LockedReturn,
  { refund, ...receipt }: Receipt & { refund: ReceiptRefund | null },
): Promise<LockedReturn> {
  const receivedReturn = await receiveItems(work, context, lockedReturn, receipt);
  const { order, returnRow } = receivedReturn;
  await recordAudit(work.db, context, {
    action: 'return.receive',
    entity: 'Return',
    entityId: returnRow.id,
    before: { status: lockedReturn.returnRow.status },
    after: {
      status: returnRow.status,
      goods: returnRow.goods,
      shipping: returnRow.shipping,
      deduction: returnRow.deduction,
      ...(returnRow.deductionReason && { deductionReason: returnRow.deductionReason }),
      restocked: returnRow.lines
        .filter(({ isRestocked }) => isRestocked)
        .map(({ orderLine }) => orderLine.sku),
      kept: returnRow.lines
        .filter(({ isRestocked, received: receivedCount }) => !isRestocked && receivedCount)
        .map(({ orderLine }) => orderLine.sku),
    },
  });
  const refundedOrder = refund && (await refundOnReceipt(work.db, context, order, refund));
  if (!refundedOrder) await emailReturnStatus(work.db, context, receivedReturn, 'returnReceived');
  return refundedOrder
    ? { order: refundedOrder, returnRow: await reloadReturn(work.db, receivedReturn) }
    : receivedReturn;
}

/** Reloads the return, which the refund has changed. */
async function reloadReturn(
  tx: Transaction,
  { returnRow }: LockedReturn,
): Promise<LockedReturn['returnRow']> {
  const { status, version, closedAt } = await tx.return.findUniqueOrThrow({ where: { id: returnRow.id } });
  return { ...returnRow, status, version, closedAt };
}
