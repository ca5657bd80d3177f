import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { acceptsTransferReceipt, MOST_SLIPS } from '#domain/payments/transferSlip.ts';
import { transferSlipSchema } from '#domain/payments/transferSlipSchema.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { toKept } from '#graph/modules/orders/booking/lowerPrices.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { findPayable } from '#graph/modules/payments/findPayable.ts';
import { readPayer } from '#graph/modules/payments/readPayer.ts';
import type { Order, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SubmitTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { noteSlip } from './noteSlip.ts';
import { tellOfSlip } from './tellOfSlip.ts';

/** Takes in the slip of a bank transfer for an order: whose it is, a guest with its secret, or staff in their name. */
export async function submitTransferSlip(
  context: GraphContext,
  { photo, payer: payerInput, id: named, guestToken, ...input }: SubmitTransferSlipInput,
): Promise<TransferSlip> {
  const { paidOn: day, ...transfer } = parseInput(transferSlipSchema, input);
  const paidOn = new Date(day);
  if (paidOn > kathmanduDay(context.now)) throw new DomainError('SLIP_DAY_AHEAD', 'paidOn');
  const { id } = await findPayable(context, { id: named, guestToken });
  await countAttempt(context, 'submitTransferSlip', id);

  return withOrder(context, { id }, async (work, order) => {
    await expectRoom(work.db, order);
    const payer = readPayer(order, payerInput);
    const file = await takePhoto(work.db, { orderId: id, photo });
    const { prices } = await balanceNow(work.db, context, order);
    const slip = await work.db.transferSlip.create({
      data: {
        ...{ ...transfer, ...file, bank: transfer.bank ?? null, orderId: id, paidOn, createdAt: context.now },
        ...(prices.length > 0 && { bookedPrices: toKept(prices) }),
      },
    });
    await noteSlip(work.db, context, order, slip, timelineNotes.slipSent);
    await tellOfSlip(work.db, context, order, slip);
    await work.db.order.update({
      where: { id, version: order.version },
      data: { ...payer, version: { increment: 1 } },
    });
    return slip;
  });
}

async function expectRoom(tx: Transaction, order: Order): Promise<void> {
  const isExpired = order.expiredAt !== null;
  if (!acceptsTransferReceipt({ due: amountDue(order), isExpired }))
    throw new DomainError('NOTHING_DUE', 'id');
  const sent = await tx.transferSlip.count({ where: { orderId: order.id } });
  if (sent >= MOST_SLIPS) throw new DomainError('SLIPS_FULL', { most: MOST_SLIPS }, 'photo');
}

/** Each photograph is used once, and only one that was sent as a slip of this order. */
async function takePhoto(tx: Transaction, { orderId, photo: id }: { orderId: string; photo: string }) {
  const sent = { id, orderId, key: { startsWith: `${PRIVATE_FOLDERS.slips}/` } };
  const upload = await tx.upload.findFirst({ where: sent });
  const { count } = await tx.upload.deleteMany({ where: sent });
  if (!upload || count === 0) throw new DomainError('SLIP_PHOTOGRAPH_GONE', 'photo');
  const { key, width, height, colour } = upload;
  return { key, width, height, colour };
}
