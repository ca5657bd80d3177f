import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import {
  isRestockedByDefault,
  type ReturnReason,
  UNDELIVERED_REASONS,
} from '#domain/orders/returns/returnReasons.ts';
import { approvalSchema, deductionSchema, staffReturnSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { countChange } from '#graph/modules/orders/orderCounters.ts';
import type { Order, Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StartReturnInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { assertExchangePreferences } from './assertExchangePreferences.ts';
import { recordReturnEvent } from './changeReturnStatus.ts';
import type { LockedReturn } from './lockReturn.ts';
import { listReturnableLines, openReturn } from './openReturn.ts';
import { receiveLockedReturn } from './receiveReturn.ts';
import { type ReceiptRefund, readRefund } from './refundOnReceipt.ts';
import { emailReturnStatus } from './returnMails.ts';

/** Creates a return on a customer's behalf, either expected or already received. */
export async function startReturn(context: GraphContext, input: StartReturnInput): Promise<Return> {
  const refund = readRefund(context, input.refund);
  const { instructions } = parseInput(approvalSchema, input);
  const deductionInput = parseInput(deductionSchema, input);
  const { before, after } = await lockOrder(
    context,
    { id: input.id, version: input.version },
    async (work, order) => {
      const { lines, wish } = await readLines(work.db, order, input);
      const status = 'APPROVED';
      const requestedLines = lines.map(
        ({ lineId, quantity, reason, words, exchangeSize, exchangePreference }) => ({
          lineId,
          quantity,
          reason,
          words,
          exchangeSize,
          exchangePreference,
        }),
      );
      const request = { lines: requestedLines, wish };
      const returnRow = await openReturn(work.db, context, order, {
        ...request,
        isRequestedByCustomer: false,
        status,
        instructions,
      });
      assertExchangePreferences(context, returnRow);
      await recordReturnEvent(work.db, context, { order, returnRow });
      await recordAudit(work.db, context, {
        action: 'return.start',
        entity: 'Return',
        entityId: returnRow.id,
        after: { number: returnRow.number, order: order.number, pieces: sumQuantities(lines) },
      });
      const lockedReturn = { order, returnRow };
      return {
        before: order,
        after: input.isReceived
          ? await receiveImmediately(work, context, lockedReturn, { lines, credit: deductionInput, refund })
          : await emailApproval(work.db, context, lockedReturn),
      };
    },
  );
  countChange(before, after.order);
  return after.returnRow;
}

type Line = Awaited<ReturnType<typeof readLines>>['lines'][number];

interface ImmediateReceipt {
  lines: readonly Line[];
  credit: ReturnType<typeof deductionSchema.parse>;
  refund: ReceiptRefund | null;
}

function receiveImmediately(
  work: Work,
  context: GraphContext,
  lockedReturn: LockedReturn,
  { lines, credit, refund }: ImmediateReceipt,
) {
  const receivedLines = lockedReturn.returnRow.lines.map(({ id, quantity }, index) => {
    const { condition, restock, locationId, note } = lines[index] ?? {};
    const itemCondition = condition ?? 'AS_NEW';
    const shouldRestock = restock ?? isRestockedByDefault(itemCondition);
    return {
      lineId: id,
      received: quantity,
      condition: itemCondition,
      restock: shouldRestock,
      locationId,
      note,
    };
  });
  return receiveLockedReturn(work, context, lockedReturn, { ...credit, lines: receivedLines, refund });
}

async function emailApproval(
  tx: Transaction,
  context: GraphContext,
  lockedReturn: LockedReturn,
): Promise<LockedReturn> {
  await emailReturnStatus(tx, context, lockedReturn, 'returnApproved');
  return lockedReturn;
}

/**
 * Validates the returned lines. A delivered order can be returned by line; an undelivered parcel only completely, after
 * it has been received.
 */
async function readLines(tx: Transaction, order: Order, input: StartReturnInput) {
  const { status } = order;
  if (status !== 'SHIPPED' && status !== 'DELIVERED')
    throw new DomainError('ORDER_NOT_RETURNABLE', { status }, 'id');
  const isUndelivered = status === 'SHIPPED';
  if (isUndelivered && !input.isReceived) throw new DomainError('RETURN_PARCEL_NOT_RECEIVED', 'isReceived');
  const returnableItems = await listReturnableLines(tx, order.id);
  const reason = input.reason ?? (isUndelivered ? 'DELIVERY_REFUSED' : 'OTHER');
  const remainingLines = returnableItems
    .filter(({ returnable }) => returnable > 0)
    .map(({ id, returnable }) => ({ lineId: id, quantity: returnable, reason }));
  const { lines, wish } = parseInput(staffReturnSchema, {
    lines: input.lines ?? remainingLines,
    wish: input.wish ?? 'REFUND',
  });
  for (const [index, line] of lines.entries())
    if (!isUndelivered && isUndeliveredReason(line.reason))
      throw new DomainError('RETURN_REASON_FOR_UNDELIVERED_ONLY', `lines.${index}.reason`);
  if (
    isUndelivered &&
    returnableItems.some(
      ({ id, quantity }) => quantity !== sumQuantities(lines.filter((line) => line.lineId === id)),
    )
  )
    throw new DomainError('UNDELIVERED_PARCEL_PARTIAL_RETURN', 'lines');
  return { lines, wish };
}

function isUndeliveredReason(reason: ReturnReason): boolean {
  return reason !== 'OTHER' && UNDELIVERED_REASONS.some((candidate) => candidate === reason);
}

function sumQuantities(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
