import type { GraphContext } from '#graph/context.ts';
import { askBeforeEntry, expectAsAsked } from '#graph/modules/payments/askBeforeEntry.ts';
import type { TransferSlip } from '#graph/prisma/generated/client.ts';
import type { DecideTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { acceptSlip } from './acceptSlip.ts';
import { declineSlip } from './declineSlip.ts';
import { findSlip, withSlip } from './withSlip.ts';

/** Staff have compared a slip with the bank account: the money is here, or it is not. */
export async function decideTransferSlip(
  context: GraphContext,
  { id, decision, ...input }: DecideTransferSlipInput,
): Promise<TransferSlip> {
  if (decision !== 'ACCEPT')
    return withSlip(context, id, (work, locked) => declineSlip(work.db, context, locked, input));
  const { orderId } = await findSlip(context, id);
  const attempts = await askBeforeEntry(context, orderId, {
    method: 'BANK_TRANSFER',
    // A payment that a silent provider confirms later is held for a person.
    allowUnverified: true,
  });
  return withSlip(context, id, async (work, locked) => {
    await expectAsAsked(work.db, orderId, attempts);
    return acceptSlip(work, context, locked, input);
  });
}
