import { amountDue } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Acting } from '../acting.ts';
import type { LedgerEntry } from './enterPayment.ts';

type Received = Pick<LedgerEntry, 'method' | 'amount'> & {
  reference?: string | null | undefined;
  note?: string | null | undefined;
};

/** Says in the timeline of an order that money came in, and whether that was all. */
export async function noteReceived(
  tx: Transaction,
  { viewer, now }: Acting,
  order: Order,
  entry: Received,
): Promise<void> {
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note: amountDue(order) === 0 ? timelineNotes.paid : timelineNotes.partPaid,
      data: { kind: 'PAYMENT', ...entry },
      actorId: viewer?.id,
      at: now,
    },
  });
}
