import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ChangeContext } from '../changeContext.ts';
import type { LedgerEntry } from './enterPayment.ts';

type ReceivedPayment = Pick<LedgerEntry, 'method' | 'amount'> & {
  reference?: string | null | undefined;
  note?: string | null | undefined;
};

/** Adds a timeline entry for a payment. The entry states whether the order is fully paid. */
export async function recordPaymentReceived(
  tx: Transaction,
  { viewer, now }: ChangeContext,
  order: Order,
  entry: ReceivedPayment,
): Promise<void> {
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note: calculateAmountDue(order) === 0 ? timelineNotes.paid : timelineNotes.partPaid,
      data: { kind: 'PAYMENT', ...entry },
      actorId: viewer?.id,
      at: now,
    },
  });
}
