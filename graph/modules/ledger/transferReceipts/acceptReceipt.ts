import { v7 as uuidv7 } from 'uuid';
import { startOfDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { receiptAcceptanceSchema } from '#domain/payments/transferReceiptSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { readPrices } from '#graph/modules/orders/booking/findLowerPrices.ts';
import { assertNewReference } from '#graph/modules/orders/ledger/assertNewReference.ts';
import { recordPaymentReceived } from '#graph/modules/orders/ledger/recordPaymentReceived.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { DecideTransferSlipInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { assertNotOverpaid } from '../recorded/recordPayment.ts';
import type { LockedReceipt } from './lockReceipt.ts';

/** Enters the money of a transfer receipt in the ledger, with the amount staff found in the bank account. */
export async function acceptReceipt(
  work: Work,
  context: GraphContext,
  { order, receipt: slip }: LockedReceipt,
  {
    amount,
    reference,
    note,
    allowOverpayment,
    allowDuplicateReference,
  }: Omit<DecideTransferSlipInput, 'id' | 'decision'>,
): Promise<Order> {
  const acceptance = parseInput(receiptAcceptanceSchema, {
    amount: amount ?? slip.amount,
    reference: reference ?? slip.reference,
    note,
  });
  if (acceptance.amount !== slip.amount && !acceptance.note) throw new DomainError('SLIP_NOTE_ASKED', 'note');
  if (!allowOverpayment) assertNotOverpaid(order, { amount: acceptance.amount, due: amountDue(order) });

  const entry = { method: 'BANK_TRANSFER', ...acceptance } as const;
  const isReferenceShared = await assertNewReference(work.db, order.id, {
    ...entry,
    allowDuplicateReference,
  });
  const paymentId = uuidv7();
  const { order: changed } = await receivePayment(work, context, order, {
    ...entry,
    id: paymentId,
    isReferenceShared,
    bookedPrices: readPrices(slip.bookedPrices),
    settledAt: startOfDay(slip.paidOn),
  });
  const { viewer, now } = context;
  await work.db.transferSlip.update({
    where: { id: slip.id },
    data: { status: 'ACCEPTED', decidedAt: now, decidedById: viewer?.id ?? null, paymentId },
  });
  await recordPaymentReceived(work.db, context, changed, entry);
  await recordAudit(work.db, context, {
    action: 'order.acceptSlip',
    entity: 'Order',
    entityId: order.id,
    before: { paymentStatus: order.paymentStatus, amount: slip.amount, reference: slip.reference },
    after: {
      paymentStatus: changed.paymentStatus,
      ...acceptance,
      ...(allowOverpayment && { allowOverpayment }),
      ...(allowDuplicateReference && { allowDuplicateReference }),
    },
  });
  return changed;
}
