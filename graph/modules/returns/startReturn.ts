import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { DOOR_REASONS, goesBackOnSale, type ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import {
  approvalSchema,
  deductionSchema,
  startedReturnSchema,
} from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { countChange } from '#graph/modules/orders/orderCounters.ts';
import type { Order, Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StartReturnInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { expectWishes } from './expectWishes.ts';
import { noteReturn } from './moveReturn.ts';
import { openReturn, returnableLines } from './openReturn.ts';
import { receive } from './receiveReturn.ts';
import { type RefundAtOnce, readRefund } from './refundAtOnce.ts';
import { tellBuyer } from './tellOfReturn.ts';
import type { Held } from './withReturn.ts';

/** Enters a return for a buyer: what is to come, or what is here already. */
export async function startReturn(context: GraphContext, input: StartReturnInput): Promise<Return> {
  const refund = readRefund(context, input.refund);
  const { instructions } = parseInput(approvalSchema, input);
  const credit = parseInput(deductionSchema, input);
  const { before, after } = await withOrder(
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
      const back = await openReturn(work.db, context, order, {
        ...given,
        isAskedFor: false,
        status,
        instructions,
      });
      expectWishes(context, back);
      await noteReturn(work.db, context, { order, back });
      await recordAudit(work.db, context, {
        action: 'return.start',
        entity: 'Return',
        entityId: back.id,
        after: { number: back.number, order: order.number, pieces: sumOf(lines) },
      });
      const held = { order, back };
      return {
        before: order,
        after: input.isReceived
          ? await receiveNow(work, context, held, { lines, credit, refund })
          : await announce(work.db, context, held),
      };
    },
  );
  countChange(before, after.order);
  return after.back;
}

type Line = Awaited<ReturnType<typeof readLines>>['lines'][number];

interface Now {
  lines: readonly Line[];
  credit: ReturnType<typeof deductionSchema.parse>;
  refund: RefundAtOnce | null;
}

function receiveNow(work: Work, context: GraphContext, held: Held, { lines, credit, refund }: Now) {
  const came = held.back.lines.map(({ id, quantity }, place) => {
    const { condition, restock, locationId, note } = lines[place] ?? {};
    const how = condition ?? 'AS_NEW';
    const goesBack = restock ?? goesBackOnSale(how);
    return { lineId: id, received: quantity, condition: how, restock: goesBack, locationId, note };
  });
  return receive(work, context, held, { ...credit, lines: came, refund });
}

async function announce(tx: Transaction, context: GraphContext, held: Held): Promise<Held> {
  await tellBuyer(tx, context, held, 'returnApproved');
  return held;
}

/** What comes back, checked: what arrived by line, a parcel that never did as a whole, and once it is here. */
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
  const { lines, wish } = parseInput(startedReturnSchema, {
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
  return reason !== 'OTHER' && DOOR_REASONS.some((one) => one === reason);
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
