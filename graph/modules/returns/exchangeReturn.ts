import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountOwed } from '#domain/orders/ledger.ts';
import { exchangeSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { issueInvoice } from '#graph/modules/billing/invoices/issueInvoice.ts';
import { expectNoneAsked } from '#graph/modules/ledger/refunds/provider/expectNoneAsked.ts';
import { holdStock } from '#graph/modules/orders/held/holdStock.ts';
import { piecesOf } from '#graph/modules/orders/held/pieces.ts';
import { enterPayment } from '#graph/modules/orders/ledger/enterPayment.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { Order, Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ExchangeReturnInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { moveReturn } from './moveReturn.ts';
import { priceExchange } from './priceExchange.ts';
import { tellBuyer } from './tellOfReturn.ts';
import { type Held, withReturn } from './withReturn.ts';
import { writeExchange } from './writeExchange.ts';

/**
 * Makes a new order of what the buyer gets for a return, at the prices of the moment. What the store owes for the old order
 * counts as its payment: a refund of the one and a payment of the other, which name each other.
 */
export async function exchangeReturn(
  context: GraphContext,
  { id, version, lines, ...input }: ExchangeReturnInput,
): Promise<Return> {
  const terms = parseInput(exchangeSchema, input);
  const chosen = await chooseVariants(context, lines);
  return withReturn(context, { id, version }, async (work, held) => {
    const refundDue = expectOwed(held);
    const quote = await priceExchange(work.db, context, { lines, chosen, ...terms });
    const moved = Math.min(refundDue, quote.totals.finalTotal);
    const exchange = await writeExchange(work, context, held.order, { quote, moved, ...terms });
    const order = await payOver(work.db, context, held.order, { moved, number: exchange.number });
    await recordAudit(work.db, context, {
      action: 'return.exchange',
      entity: 'Return',
      entityId: held.back.id,
      after: { order: exchange.number, finalTotal: exchange.finalTotal, amount: moved },
    });
    const after = await nameExchange(work.db, context, { order, back: held.back }, exchange);
    await tellBuyer(work.db, context, after, 'returnClosed', exchange.number);
    await markFiguresStale(work.db, context.now);
    await takeStock(work, context, exchange.id);
    // Last of all, as every invoice: who waits for a number holds no piece that its holder waits for.
    if (exchange.status === 'DELIVERED') await issueInvoice(work.db, context, exchange);
    return after;
  });
}

function expectOwed({ order, back }: Held): number {
  const refundDue = amountOwed(order);
  if (back.status !== 'RECEIVED' || back.exchangeId !== null || refundDue === 0)
    throw new DomainError('RETURN_NOTHING_TO_EXCHANGE', 'id');
  return refundDue;
}

/** The old order's part: what is taken for the new one went back to the buyer. */
async function payOver(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { moved, number }: { moved: number; number: string },
): Promise<Order> {
  await expectNoneAsked(tx, order.id, 'id');
  const standing = await enterPayment(tx, context, order, {
    kind: 'REFUND',
    method: 'EXCHANGE',
    amount: moved,
    reference: number,
  });
  const paid = await tx.order.update({
    where: { id: order.id, version: order.version },
    data: { ...standing, version: { increment: 1 } },
  });
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note: `Exchanged for order ${number}.`,
      data: { kind: 'REFUND', method: 'EXCHANGE', amount: moved, reference: number },
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  return paid;
}

/** The return names its new order; it is closed where nothing is owed any more. */
async function nameExchange(
  tx: Transaction,
  context: GraphContext,
  held: Held,
  { id: exchangeId }: Order,
): Promise<Held> {
  if (amountOwed(held.order) === 0) return moveReturn(tx, context, held, { to: 'CLOSED', exchangeId });
  const { id, version } = held.back;
  const named = await tx.return.update({
    where: { id, version },
    data: { exchangeId, version: { increment: 1 } },
  });
  return { ...held, back: { ...held.back, ...named } };
}

async function takeStock(work: Work, context: GraphContext, orderId: string): Promise<void> {
  const missing = await holdStock(work, context, { orderId, pieces: await piecesOf(work.db, orderId) });
  if (missing.length > 0) throw new DomainError('PIECES_GONE', { pieces: missing.join(', ') }, 'lines');
}
