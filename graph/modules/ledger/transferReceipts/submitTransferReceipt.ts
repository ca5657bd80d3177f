import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { acceptsTransferReceipt, MAX_TRANSFER_RECEIPTS } from '#domain/payments/transferReceipt.ts';
import { transferReceiptSchema } from '#domain/payments/transferReceiptSchema.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { toStoredPrices } from '#graph/modules/orders/booking/findLowerPrices.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { findPayableOrder } from '#graph/modules/payments/findPayableOrder.ts';
import { readPayer } from '#graph/modules/payments/readPayer.ts';
import type { Order, TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SubmitTransferReceiptInput } from '#graph/schema/schema.generated.ts';
import { notifyOfReceipt } from './notifyOfReceipt.ts';
import { recordReceiptEvent } from './recordReceiptEvent.ts';

/**
 * Stores a transfer receipt for an order, submitted by the customer, by a guest with the order's token, or by staff
 * on their behalf.
 */
export async function submitTransferReceipt(
  context: GraphContext,
  { photo, payer: payerInput, id: idOrNumber, guestToken, ...input }: SubmitTransferReceiptInput,
): Promise<TransferReceipt> {
  const { paidOn: paymentDay, ...transfer } = parseInput(transferReceiptSchema, input);
  const paidOn = new Date(paymentDay);
  if (paidOn > toKathmanduDay(context.now)) throw new DomainError('TRANSFER_RECEIPT_DAY_IN_FUTURE', 'paidOn');
  const { id } = await findPayableOrder(context, { id: idOrNumber, guestToken });
  await countAttempt(context, 'submitTransferReceipt', id);

  return lockOrder(context, { id }, async (work, order) => {
    await assertReceiptLimit(work.db, order);
    const payer = readPayer(order, payerInput);
    const file = await claimPhoto(work.db, { orderId: id, photo });
    const { prices } = await readCurrentAmounts(work.db, context, order);
    const receipt = await work.db.transferReceipt.create({
      data: {
        ...{ ...transfer, ...file, bank: transfer.bank ?? null, orderId: id, paidOn, createdAt: context.now },
        ...(prices.length > 0 && { bookedPrices: toStoredPrices(prices) }),
      },
    });
    await recordReceiptEvent(work.db, context, order, receipt, timelineNotes.receiptUploaded);
    await notifyOfReceipt(work.db, context, order, receipt);
    await work.db.order.update({
      where: { id, version: order.version },
      data: { ...payer, version: { increment: 1 } },
    });
    return receipt;
  });
}

async function assertReceiptLimit(tx: Transaction, order: Order): Promise<void> {
  const isExpired = order.expiredAt !== null;
  if (!acceptsTransferReceipt({ due: calculateAmountDue(order), isExpired }))
    throw new DomainError('NOTHING_DUE', 'id');
  const receiptCount = await tx.transferReceipt.count({ where: { orderId: order.id } });
  if (receiptCount >= MAX_TRANSFER_RECEIPTS)
    throw new DomainError('TOO_MANY_TRANSFER_RECEIPTS', { most: MAX_TRANSFER_RECEIPTS }, 'photo');
}

/**
 * Claims the uploaded photo. A photo can be used only once, and must have been uploaded as a receipt for this order.
 */
async function claimPhoto(tx: Transaction, { orderId, photo: id }: { orderId: string; photo: string }) {
  const uploadCondition = { id, orderId, key: { startsWith: `${PRIVATE_FOLDERS.slips}/` } };
  const upload = await tx.upload.findFirst({ where: uploadCondition });
  const { count } = await tx.upload.deleteMany({ where: uploadCondition });
  if (!upload || count === 0) throw new DomainError('TRANSFER_RECEIPT_PHOTO_NOT_FOUND', 'photo');
  const { key, width, height, colour } = upload;
  return { key, width, height, colour };
}
