import type { GraphContext } from '#graph/context.ts';
import { assertAttemptsUnchanged, refreshBeforeEntry } from '#graph/modules/payments/refreshBeforeEntry.ts';
import type { TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { ReviewTransferReceiptInput } from '#graph/schema/schema.generated.ts';
import { acceptReceipt } from './acceptReceipt.ts';
import { declineReceipt } from './declineReceipt.ts';
import { findReceiptOrder, lockReceipt } from './lockReceipt.ts';

/** Accepts or declines a transfer receipt after staff have checked it against the bank account. */
export async function reviewTransferReceipt(
  context: GraphContext,
  { id, decision, ...input }: ReviewTransferReceiptInput,
): Promise<TransferReceipt> {
  if (decision !== 'ACCEPT')
    return lockReceipt(context, id, (work, lockedReceipt) =>
      declineReceipt(work.db, context, lockedReceipt, input),
    );
  const { orderId } = await findReceiptOrder(context, id);
  const attempts = await refreshBeforeEntry(context, orderId, {
    method: 'BANK_TRANSFER',
    // If a provider that does not respond now confirms a payment later, that payment is put under review.
    allowUnverified: true,
  });
  return lockReceipt(context, id, async (work, lockedReceipt) => {
    await assertAttemptsUnchanged(work.db, orderId, attempts);
    return acceptReceipt(work, context, lockedReceipt, input);
  });
}
