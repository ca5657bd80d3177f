import { v7 as uuidv7 } from 'uuid';
import { startOfDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { slipAcceptanceSchema } from '#domain/payments/transferSlipSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { readPrices } from '#graph/modules/orders/booking/lowerPrices.ts';
import { expectNewReference } from '#graph/modules/orders/ledger/expectNewReference.ts';
import { noteReceived } from '#graph/modules/orders/ledger/noteReceived.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { DecideTransferSlipInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { expectDue } from '../recorded/recordPayment.ts';
import type { LockedSlip } from './withSlip.ts';

/** Enters the money of a slip in the ledger, with the amount staff found in the bank account. */
export async function acceptSlip(
  work: Work,
  context: GraphContext,
  { order, slip }: LockedSlip,
  {
    amount,
    reference,
    note,
    allowOverpayment,
    allowDuplicateReference,
  }: Omit<DecideTransferSlipInput, 'id' | 'decision'>,
): Promise<Order> {
  const acceptance = parseInput(slipAcceptanceSchema, {
    amount: amount ?? slip.amount,
    reference: reference ?? slip.reference,
    note,
  });
  if (acceptance.amount !== slip.amount && !acceptance.note) throw new DomainError('SLIP_NOTE_ASKED', 'note');
  if (!allowOverpayment) expectDue(order, { amount: acceptance.amount, due: amountDue(order) });

  const entry = { method: 'BANK_TRANSFER', ...acceptance } as const;
  const isReferenceShared = await expectNewReference(work.db, order.id, {
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
  await noteReceived(work.db, context, changed, entry);
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
