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
import { assertExchangeWishes } from './assertExchangeWishes.ts';
import { recordReturnEvent } from './changeReturnStatus.ts';
import type { LockedReturn } from './lockReturn.ts';
import { openReturn, returnableLines } from './openReturn.ts';
import { receiveLocked } from './receiveReturn.ts';
import { type ReceiptRefund, readRefund } from './refundOnReceipt.ts';
import { mailReturnStatus } from './returnMails.ts';

/** Creates a return on a customer's behalf, either expected or already received. */
export async function startReturn(context: GraphContext, input: StartReturnInput): Promise<Return> {
  const refund = readRefund(context, input.refund);
  const { instructions } = parseInput(approvalSchema, input);
  const credit = parseInput(deductionSchema, input);
  const { before, after } = await lockOrder(
    context,
    { id: input.id, version: input.version },
    async (work, order) => {
      const { lines, wish } = await readLines(work.db, order, input);
      const status = 'APPROVED';
      const wanted = lines.map(({ lineId, quantity, reason, words, wishedSize, wishedWords }) => ({
        lineId,
        quantity,
        reason,
        words,
        wishedSize,
        wishedWords,
      }));
      const given = { lines: wanted, wish };
      const returnRow = await openReturn(work.db, context, order, {
        ...given,
        isAskedFor: false,
        status,
        instructions,
      });
      assertExchangeWishes(context, returnRow);
      await recordReturnEvent(work.db, context, { order, returnRow });
      await recordAudit(work.db, context, {
        action: 'return.start',
        entity: 'Return',
        entityId: returnRow.id,
        after: { number: returnRow.number, order: order.number, pieces: sumOf(lines) },
      });
      const held = { order, returnRow };
      return {
        before: order,
        after: input.isReceived
          ? await receiveNow(work, context, held, { lines, credit, refund })
          : await announce(work.db, context, held),
      };
    },
  );
  countChange(before, after.order);
  return after.returnRow;
}

type Line = Awaited<ReturnType<typeof readLines>>['lines'][number];

interface ReceiptNow {
  lines: readonly Line[];
  credit: ReturnType<typeof deductionSchema.parse>;
  refund: ReceiptRefund | null;
}

function receiveNow(
  work: Work,
  context: GraphContext,
  held: LockedReturn,
  { lines, credit, refund }: ReceiptNow,
) {
  const receivedLines = held.returnRow.lines.map(({ id, quantity }, place) => {
    const { condition, restock, locationId, note } = lines[place] ?? {};
    const how = condition ?? 'AS_NEW';
    const refundWithMethod = restock ?? isRestockedByDefault(how);
    return { lineId: id, received: quantity, condition: how, restock: refundWithMethod, locationId, note };
  });
  return receiveLocked(work, context, held, { ...credit, lines: receivedLines, refund });
}

async function announce(tx: Transaction, context: GraphContext, held: LockedReturn): Promise<LockedReturn> {
  await mailReturnStatus(tx, context, held, 'returnApproved');
  return held;
}

/**
 * Validates what is returned: delivered orders by line, an undelivered parcel as a whole, and only if already
 * received.
 */
async function readLines(tx: Transaction, order: Order, input: StartReturnInput) {
  const { status } = order;
  if (status !== 'SHIPPED' && status !== 'DELIVERED')
    throw new DomainError('RETURN_OF_STANDING_ORDER', { status }, 'id');
  const isAtDoor = status === 'SHIPPED';
  if (isAtDoor && !input.isReceived) throw new DomainError('RETURN_PARCEL_NOT_RECEIVED', 'isReceived');
  const all = await returnableLines(tx, order.id);
  const reason = input.reason ?? (isAtDoor ? 'REFUSED_AT_DOOR' : 'OTHER');
  const whole = all
    .filter(({ returnable }) => returnable > 0)
    .map(({ id, returnable }) => ({ lineId: id, quantity: returnable, reason }));
  const { lines, wish } = parseInput(staffReturnSchema, {
    lines: input.lines ?? whole,
    wish: input.wish ?? 'REFUND',
  });
  for (const [index, line] of lines.entries())
    if (!isAtDoor && isOfDoor(line.reason))
      throw new DomainError('RETURN_REASON_OF_DOOR', `lines.${index}.reason`);
  if (
    isAtDoor &&
    all.some(({ id, quantity }) => quantity !== sumOf(lines.filter((line) => line.lineId === id)))
  )
    throw new DomainError('RETURN_OF_PART_OF_PARCEL', 'lines');
  return { lines, wish };
}

function isOfDoor(reason: ReturnReason): boolean {
  return reason !== 'OTHER' && UNDELIVERED_REASONS.some((one) => one === reason);
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
