import { parseInput } from '#domain/errors/problems.ts';
import { receiptSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ReceiveReturnInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { bringBack, type Receipt } from './bringBack.ts';
import { type RefundAtOnce, readRefund, refundAtOnce } from './refundAtOnce.ts';
import { tellBuyer } from './tellOfReturn.ts';
import { type Held, withReturn } from './withReturn.ts';

/** Enters what came back of a return, and pays back what is owed for it where that is asked for. */
export async function receiveReturn(
  context: GraphContext,
  { id, version, refund: asked, ...input }: ReceiveReturnInput,
): Promise<Return> {
  const receipt = parseInput(receiptSchema, input);
  const refund = readRefund(context, asked);
  return withReturn(context, { id, version }, (work, held) =>
    receive(work, context, held, { ...receipt, refund }),
  );
}

/** The same for one that is held, with its record and a mail to the buyer: one of the refund where there is one. */
export async function receive(
  work: Work,
  context: GraphContext,
  held: Held,
  { refund, ...receipt }: Receipt & { refund: RefundAtOnce | null },
): Promise<Held> {
  const received = await bringBack(work, context, held, receipt);
  const { order, back } = received;
  await recordAudit(work.db, context, {
    action: 'return.receive',
    entity: 'Return',
    entityId: back.id,
    before: { status: held.back.status },
    after: {
      status: back.status,
      goods: back.goods,
      shipping: back.shipping,
      deduction: back.deduction,
      ...(back.deductionReason && { deductionReason: back.deductionReason }),
      restocked: back.lines.filter(({ isRestocked }) => isRestocked).map(({ orderLine }) => orderLine.sku),
      kept: back.lines
        .filter(({ isRestocked, received: came }) => !isRestocked && came)
        .map(({ orderLine }) => orderLine.sku),
    },
  });
  const paid = refund && (await refundAtOnce(work.db, context, order, refund));
  if (!paid) await tellBuyer(work.db, context, received, 'returnReceived');
  return paid ? { order: paid, back: await reread(work.db, received) } : received;
}

/** As the refund has left it. */
async function reread(tx: Transaction, { back }: Held): Promise<Held['back']> {
  const { status, version, closedAt } = await tx.return.findUniqueOrThrow({ where: { id: back.id } });
  return { ...back, status, version, closedAt };
}
